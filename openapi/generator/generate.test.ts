import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const generate = (spec: string, outDir: string) => spawnSync('node', [`${root}.ci/generate.mjs`, spec, outDir], { encoding: 'utf8' });
const folders = ['sdk/src/generated', 'mocks/src/generated'];

it('writes the same files in any folder and on every run [R-443, R-444, R-450]', () => {
  const outDir = mkdtempSync(join(tmpdir(), 'generated-'));
  expect(generate(`${root}openapi/openapi.yaml`, outDir)).toMatchObject({ status: 0, stderr: '' });
  for (const folder of folders) {
    expect(readdirSync(join(outDir, folder)).sort()).toEqual(readdirSync(`${root}${folder}`).sort());
    for (const name of readdirSync(join(outDir, folder)))
      expect(readFileSync(join(outDir, folder, name), 'utf8') === readFileSync(`${root}${folder}/${name}`, 'utf8'), name).toBe(true);
  }
});

it('exits with 1 and one line when the contract is invalid', () => {
  const copy = mkdtempSync(join(tmpdir(), 'openapi-'));
  for (const name of ['openapi.yaml', 'paths', 'schemas', 'responses'])
    cpSync(`${root}openapi/${name}`, join(copy, name), { recursive: true });
  const path = join(copy, 'paths/batches.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('schemas/batch.yaml#/Batch', 'schemas/batch.yaml#/Nothing'));
  const { status, stderr } = generate(join(copy, 'openapi.yaml'), copy);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Cannot generate code from the contract in openapi\/: .+\n$/);
  writeFileSync(path, ': {');
  expect(generate(join(copy, 'openapi.yaml'), copy)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Cannot generate code .+\n$/),
  });
});
