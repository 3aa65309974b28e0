import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { root } from '../../.ci/lib/command.mjs';

/** What would be the same if it were made again. */
export const kept = `${root}node_modules/.cache/openapi/`;

/**
 * A name for what files are called and hold, and for the versions of all packages.
 * @param {string[]} files
 */
export function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of [...files, `${root}pnpm-lock.yaml`].sort()) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Whole or not at all: two may run at once.
 * @param {string} name
 * @param {string | Uint8Array} contents
 */
export function keep(name, contents) {
  mkdirSync(kept, { recursive: true });
  writeFileSync(`${kept}${name}.${process.pid}`, contents);
  renameSync(`${kept}${name}.${process.pid}`, `${kept}${name}`);
}
