import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runCommand } from '../command.ts';

const packages = ['.', 'openapi', 'sdk', 'mocks', 'web'];

/** Copies the repository's own files to a temporary folder and links its dependencies. Resolves with the folder. */
export async function copyRepository(): Promise<string> {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'repository-')));
  const { output } = await runCommand(['git', 'ls-files', '--cached', '--others', '--exclude-standard']);
  const files = output.split('\n').filter((file) => file && existsSync(root + file));
  for (const file of files) cpSync(root + file, join(copy, file));
  for (const name of packages) linkDependencies(join(root, name, 'node_modules'), join(copy, name, 'node_modules'), copy);
  return copy;
}

/** Links each dependency. Packages of this repository point to the copy; caches are left out. */
function linkDependencies(source: string, target: string, copy: string): void {
  mkdirSync(target);
  for (const name of readdirSync(source)) {
    if (name === '@institute') {
      mkdirSync(join(target, name));
      for (const own of readdirSync(join(source, name))) symlinkSync(join(copy, own), join(target, name, own));
    } else if (!/^\.(cache|vite)/.test(name)) symlinkSync(join(source, name), join(target, name));
  }
}
