import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { root } from '../../.ci/lib/command.mjs';

/** Results that would be the same if they were computed again. */
export const cacheFolder = `${root}node_modules/.cache/openapi/`;

/**
 * A hash of the names and contents of files, and of the versions of all packages.
 * @param {string[]} files
 */
export function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of [...files, `${root}pnpm-lock.yaml`].sort()) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Writes a file of the cache atomically, because two processes may write it at once.
 * @param {string} name
 * @param {string | Uint8Array} contents
 */
export function writeCache(name, contents) {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(`${cacheFolder}${name}.${process.pid}`, contents);
  renameSync(`${cacheFolder}${name}.${process.pid}`, `${cacheFolder}${name}`);
}
