import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bin, root, runCommand } from '../command.ts';
import { readGenerated } from '../repository/generated-files.ts';
import { loadSpec } from './load-spec.ts';

const generate = (spec: string, folder: string) => runCommand([bin('tsx'), 'openapi/generate.ts', spec, folder]);

it('writes the same files in any folder and on every run [R-443, R-444, R-450]', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'generated-'));
  expect(await generate('openapi/openapi.yaml', outDir)).toMatchObject({ code: 0, output: expect.stringMatching(/^\d+ operations.+\n$/) });
  const files = readGenerated(outDir);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['sdk/OPERATIONS.md', 'sdk/src/generated/methods.ts']));
  expect(Object.keys(files)).toEqual(Object.keys(readGenerated(root)));
  for (const [name, text] of Object.entries(readGenerated(root))) expect(files[name] === text, name).toBe(true);
});

it('exits with 1 and one line when a reference leads nowhere', async () => {
  const copy = copyWithBatches((text) => text.replace('schemas/batch.yaml#/Batch', 'schemas/batch.yaml#/Nothing'));
  expect(await generate(join(copy, 'openapi.yaml'), copy)).toEqual({
    code: 1,
    output: expect.stringMatching(/^Cannot generate code from the contract in openapi\/: .+\n$/),
  });
});

it('fails when a file is not YAML', async () => {
  const copy = copyWithBatches(() => ': {');
  await expect(loadSpec(join(copy, 'openapi.yaml'))).rejects.toThrow(/batches\.yaml/);
});

/** A copy of the contract, but for its file of batches. */
function copyWithBatches(edit: (text: string) => string): string {
  const copy = mkdtempSync(join(tmpdir(), 'openapi-'));
  for (const name of ['openapi.yaml', 'paths', 'schemas', 'responses'])
    cpSync(`${root}openapi/${name}`, join(copy, name), { recursive: true });
  const path = join(copy, 'paths/batches.yaml');
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
  return copy;
}
