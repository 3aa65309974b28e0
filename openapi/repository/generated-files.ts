import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from '../command.ts';
import { generateFiles } from '../generator/generate-files.ts';
import type { Spec } from '../generator/spec.ts';

export const generatedPaths = ['sdk/src/generated', 'mocks/src/generated', 'sdk/OPERATIONS.md'];

/** In CI (`CI` is set), uncommitted changes of generated files count too. */
export async function findStaleFiles(spec: Spec): Promise<string[]> {
  const stale = differingFiles(readGenerated(root), await generateFiles(spec));
  if (process.env.CI) stale.push(...(await findUncommittedFiles()));
  return stale.length > 0 ? ['Run `pnpm generate` and commit what it changes.', ...stale] : [];
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
