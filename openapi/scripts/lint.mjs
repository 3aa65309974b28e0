import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../.ci/lib/command.mjs';
import { cacheFolder, hashOf, writeCache } from './cache.mjs';
import { runCachedBundle } from './run-cached-bundle.mjs';

// `pnpm lint` runs this. It skips the contract if nothing in openapi/ changed since the last clean run; `--force` always lints.
const hash = hashOf(listFiles(`${root}openapi`));
const isKnownClean =
  existsSync(`${cacheFolder}clean`) && readFileSync(`${cacheFolder}clean`, 'utf8') === hash && !process.argv.includes('--force');

if (isKnownClean) console.log('The contract has not changed since it last passed.');
else {
  process.once('exit', (code) => code === 0 && writeCache('clean', hash));
  await runCachedBundle('lint');
}

/**
 * All files in a folder and its subfolders, without build output and dependencies.
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !['dist', 'node_modules'].includes(name));
  return entries.flatMap((entry) => (entry.isDirectory() ? listFiles(join(folder, entry.name)) : [join(folder, entry.name)]));
}
