import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from '../command.ts';
import { generateFiles } from '../generator/generate.ts';
import type { Spec } from '../generator/spec.ts';

export const generatedPaths = ['sdk/src/generated', 'mocks/src/generated', 'sdk/OPERATIONS.md'];

/** In CI (`CI` is set), uncommitted changes of generated files count too. */
export async function findStaleFiles(spec: Spec): Promise<string[]> {
  const [files, generated] = [readGenerated(root), await generateFiles(spec)];
  const stale = Object.keys({ ...files, ...generated }).filter((name) => files[name] !== generated[name]);
  if (process.env.CI) {
    const { output } = await runCommand(['git', 'status', '--porcelain', '--', ...generatedPaths]);
    stale.push(...output.split('\n').filter(Boolean));
  }
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
