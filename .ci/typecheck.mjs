import { statSync, utimesSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { bin, root, run } from './lib/command.mjs';

/**
 * Two programs: the web app, and all that is not. What was found is kept, so that the next check looks only at what has changed
 * since: see `tsBuildInfoFile` of each.
 */
const programs = ['web', '.ci'];
const kept = programs.map((program) => `${root}node_modules/.cache/types/${program.replace('.', '')}.tsbuildinfo`);

const written = (/** @type {string} */ file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const known = Math.min(...kept.map(written));

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

const { output } = await run(['git', 'ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], { quiet: true });
const sources = output.trim().split('\n');
const isNew = leading.some((file) => written(root + file) > known) || sources.some((file) => cameLate(root + file));
const anew = isNew ? ['--force'] : [];

const limits = ['--builders', '2', '--checkers', String(Math.min(4, availableParallelism()))];

/** It ends before it has filled the memory: to collect what it no longer needs costs a third of its time. */
const memory = { GOGC: process.env.GOGC ?? 'off', GOMEMLIMIT: process.env.GOMEMLIMIT ?? '3GiB' };

const started = Date.now();
const folders = programs.map((program) => `${root}${program}`);
const { code } = await run([bin('tsc'), '--build', ...folders, ...limits, ...anew, ...process.argv.slice(2)], { env: memory });
// What was edited while it was checked is newer than what is known.
for (const file of kept) if (written(file) > started) utimesSync(file, started / 1000, started / 1000);
process.exit(code);
