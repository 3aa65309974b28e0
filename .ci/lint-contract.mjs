import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/command.mjs';
import { runCompiled } from './lib/compiled.mjs';
import { hashOf, keep, kept } from './lib/kept.mjs';

/** What Redocly and the house rules find in the contract, where it is not as it was when they found nothing; `--force` looks anyway. */
const now = hashOf([...filesOf(`${root}openapi`), import.meta.filename, `${root}.ci/lib/compiled.mjs`]);
const isKnown = existsSync(`${kept}clean`) && readFileSync(`${kept}clean`, 'utf8') === now && !process.argv.includes('--force');

if (isKnown) console.log('The contract is as it was when it was clean.');
else {
  process.once('exit', (code) => code === 0 && keep('clean', now));
  await runCompiled('lint');
}

/**
 * All that is written there, at whatever depth.
 * @param {string} folder
 * @returns {string[]}
 */
function filesOf(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !['dist', 'node_modules'].includes(name));
  return entries.flatMap((entry) => (entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)]));
}
