import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { root } from '../command.ts';
import { readGenerated } from '../repository/generated-files.ts';
import { generate } from './generate.ts';

function createFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('writes every file into any folder, and later only what differs [R-443, R-444, R-450]', async () => {
  const specFile = `${root}openapi/openapi.yaml`;
  const folder = createFolder('generated-');
  const committed = readGenerated(root);
  const { operations, changed } = await generate(specFile, folder);
  expect(operations).toBeGreaterThan(30);
  expect(changed).toBe(Object.keys(committed).length);
  // `pnpm contract` checks that the texts are up to date.
  expect(Object.keys(readGenerated(folder))).toEqual(Object.keys(committed));
  writeFileSync(join(folder, 'sdk/OPERATIONS.md'), '');
  rmSync(join(folder, 'mocks'), { recursive: true });
  expect(await generate(specFile, folder)).toEqual({ operations, changed: 3 });
});

it('exits with 1 and one line that names the file when a file is not YAML', async () => {
  const folder = createFolder('openapi-');
  for (const name of ['openapi.yaml', 'paths', 'schemas', 'responses'])
    cpSync(`${root}openapi/${name}`, join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'paths/batches.yaml'), ': {');
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const { argv } = process;
  onTestFinished(() => {
    print.mockRestore();
    exit.mockRestore();
    process.argv = argv;
  });
  process.argv = ['node', 'generate.ts', join(folder, 'openapi.yaml'), folder];
  // Runs in this process, because a new process needs a second to start.
  await import('../generate.ts');
  expect(print.mock.calls).toEqual([[expect.stringMatching(/^Cannot generate code from the contract in openapi\/: .*batch.*$/)]]);
  expect(exit.mock.calls).toEqual([[1]]);
});
