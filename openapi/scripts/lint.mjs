import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../.ci/lib/command.mjs';
import { hashOf, keep, kept } from './cache.mjs';
import { runCompiled } from './run-compiled.mjs';

// `pnpm lint` runs this. It skips the contract if nothing in openapi/ changed since the last clean run; `--force` always lints.
const hash = hashOf(listFiles(`${root}openapi`));
const isKnownClean = existsSync(`${kept}clean`) && readFileSync(`${kept}clean`, 'utf8') === hash && !process.argv.includes('--force');

if (isKnownClean) console.log('The contract is unchanged since it passed.');
else {
  process.once('exit', (code) => code === 0 && keep('clean', hash));
  await runCompiled('lint');
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
