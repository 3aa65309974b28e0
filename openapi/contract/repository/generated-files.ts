import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, root, runCommand } from '../command.ts';

const generatedFolders = ['sdk/src/generated', 'mocks/src/generated'];

/** Generates into a temporary folder and compares. In CI (`CI` is set), uncommitted changes of generated files count too. */
export async function findStaleFiles(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'));
  try {
    const generation = await runCommand([bin('tsx'), 'openapi/generate.ts', 'openapi/openapi.yaml', folder]);
    if (generation.code !== 0) return [generation.output];
    const stale = generatedFolders.flatMap((name) => differingFiles(join(root, name), join(folder, name)));
    if (process.env.CI) stale.push(...(await findUncommittedFiles()));
    return stale.length > 0 ? ['Run `pnpm generate` and commit what it changes.', ...stale] : [];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function findUncommittedFiles(): Promise<string[]> {
  const { output } = await runCommand(['git', 'status', '--porcelain', '--', ...generatedFolders]);
  return output.split('\n').filter(Boolean);
}

function differingFiles(folder: string, otherFolder: string): string[] {
  const names = new Set([...readdirSync(folder), ...readdirSync(otherFolder)]);
  const read = (parent: string, name: string) =>
    readdirSync(parent).includes(name) ? readFileSync(join(parent, name), 'utf8') : undefined;
  return [...names].filter((name) => read(folder, name) !== read(otherFolder, name));
}
