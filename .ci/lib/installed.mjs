import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.mjs';

const store = `${root}node_modules/.pnpm`;

/**
 * The manifest of every installed package.
 * @returns {{ name: string, version: string, license?: unknown, scripts?: Record<string, string> }[]}
 */
export function installedPackages() {
  return readdirSync(store).flatMap((folder) => {
    const modules = join(store, folder, 'node_modules');
    const [, name = ''] = /^(@?[^@]+)@/.exec(folder.replace('+', '/')) ?? [];
    const manifest = join(modules, name, 'package.json');
    return name && existsSync(manifest) ? [JSON.parse(readFileSync(manifest, 'utf8'))] : [];
  });
}
