import { statSync, utimesSync } from 'node:fs';
import { availableParallelism } from 'node:os';
// A private file of TypeScript, as its own wrapper uses it: that and a shell around it take a twentieth of a second.
import tsc from '../node_modules/typescript/lib/getExePath.js';
import { root, run } from './lib/command.mjs';

/**
 * All packages are one program (tsconfig.json beside this): what they share is read and checked once. What was found is kept, so
 * that the next check looks only at what has changed since. That the SDK and the mocks use nothing that only the others have is shown
 * when `npm test` builds them, each with a configuration of its own.
 */
const kept = `${root}node_modules/.cache/types.tsbuildinfo`;

const written = (/** @type {string} */ file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const known = written(kept);

/** tsc compares the stamps of what it has read; these tell where an import leads to, and of them it does not. */
const leading = [...['', 'openapi/', 'sdk/', 'mocks/', 'web/'].map((folder) => `${folder}package.json`), 'node_modules/.pnpm/lock.yaml'];

/**
 * What was moved or copied to its place is newer than it says.
 * @param {string} file
 */
function cameLate(file) {
  const { ctimeMs = 0, mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return ctimeMs > known && mtimeMs <= known;
}

async function hasMoved() {
  if (leading.some((file) => written(root + file) > known)) return true;
  const { output } = await run(['git', 'ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
    quiet: true,
  });
  return output
    .trim()
    .split('\n')
    .some((file) => cameLate(root + file));
}

const asked = process.argv.slice(2);
const anew = !asked.includes('--force') && (await hasMoved()) ? ['--force'] : [];

// More than two checkers do more of each other's work again than they save.
const options = ['--checkers', String(Math.min(2, availableParallelism())), ...anew, ...asked];

/** Below 3 GiB nothing is collected: it needs half of that, and to collect took a third of its time. */
const memory = { GOGC: process.env.GOGC ?? 'off', GOMEMLIMIT: process.env.GOMEMLIMIT ?? '3GiB' };

const started = Date.now();
const { code } = await run([tsc(), '--build', `${root}.ci`, ...options], { env: memory });
// What was edited while it was checked is newer than what is known.
if (written(kept) > started) utimesSync(kept, started / 1000, started / 1000);
process.exit(code);
