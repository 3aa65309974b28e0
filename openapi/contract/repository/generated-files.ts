import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, root, runCommand } from '../command.ts';

/** The folders of generated files, and generated files in other folders. */
export const generatedPaths = ['sdk/src/generated', 'mocks/src/generated', 'sdk/OPERATIONS.md'];

/** Generates into a temporary folder and compares. In CI (`CI` is set), uncommitted changes of generated files count too. */
export async function findStaleFiles(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'));
  try {
    const generation = await runCommand([bin('tsx'), 'openapi/generate.ts', 'openapi/openapi.yaml', folder]);
    if (generation.code !== 0) return [generation.output];
    const stale = differingFiles(readGenerated(root), readGenerated(folder));
    if (process.env.CI) stale.push(...(await findUncommittedFiles()));
    return stale.length > 0 ? ['Run `pnpm generate` and commit what it changes.', ...stale] : [];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The texts of the generated files below a folder, by path. */
export function readGenerated(folder: string): Record<string, string> {
  const files = generatedPaths.filter((path) => existsSync(join(folder, path))).flatMap((path) => filesAt(folder, path));
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

function filesAt(folder: string, path: string): string[] {
  const full = join(folder, path);
  return statSync(full).isDirectory() ? readdirSync(full).map((name) => `${path}/${name}`) : [path];
}

async function findUncommittedFiles(): Promise<string[]> {
  const { output } = await runCommand(['git', 'status', '--porcelain', '--', ...generatedPaths]);
  return output.split('\n').filter(Boolean);
}

function differingFiles(files: Record<string, string>, others: Record<string, string>): string[] {
  return [...new Set([...Object.keys(files), ...Object.keys(others)])].filter((name) => files[name] !== others[name]);
}
