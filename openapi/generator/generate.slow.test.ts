import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bin, root, runCommand } from '../command.ts';
import { readGenerated } from '../repository/generated-files.ts';

const generate = (spec: string, folder: string) => runCommand([bin('tsx'), 'openapi/generate.ts', spec, folder]);

it('writes the same files in any folder and on every run [R-443, R-444, R-450]', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'generated-'));
  expect(await generate('openapi/openapi.yaml', outDir)).toMatchObject({ code: 0, output: expect.stringMatching(/^\d+ operations.+\n$/) });
  const files = readGenerated(outDir);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['sdk/OPERATIONS.md', 'sdk/src/generated/methods.ts']));
  expect(Object.keys(files)).toEqual(Object.keys(readGenerated(root)));
  for (const [name, text] of Object.entries(readGenerated(root))) expect(files[name] === text, name).toBe(true);
});

it.each<[string, (text: string) => string]>([
  ['a reference leads nowhere', (text) => text.replace('schemas/batch.yaml#/Batch', 'schemas/batch.yaml#/Nothing')],
  ['a file is not YAML', () => ': {'],
])('exits with 1 and one line that names the file when %s', async (_what, edit) => {
  const copy = mkdtempSync(join(tmpdir(), 'openapi-'));
  for (const name of ['openapi.yaml', 'paths', 'schemas', 'responses'])
    cpSync(`${root}openapi/${name}`, join(copy, name), { recursive: true });
  const path = join(copy, 'paths/batches.yaml');
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
  const { code, output } = await generate(join(copy, 'openapi.yaml'), copy);
  expect(output).toMatch(/^Cannot generate code from the contract in openapi\/: .*batch.*\n$/);
  expect(code).toBe(1);
});
