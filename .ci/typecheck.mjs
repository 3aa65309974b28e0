import { statSync, utimesSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { bin, root, run } from './lib/command.mjs';

/**
 * Each package is a program of its own, so that what only browsers or only Node have stays where it belongs. The largest comes first.
 * What was found is kept, so that the next check looks only at what has changed since: see `tsBuildInfoFile` of each.
 */
const projects = ['web', '.ci', 'web/e2e', 'openapi', 'mocks', 'sdk'];
const kept = projects.map((project) => `${root}node_modules/.cache/types/${project.replace('.', '').replace('/', '-')}.tsbuildinfo`);

const written = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const known = Math.min(...kept.map(written));

/** tsc compares the stamps of what it has read; these tell where an import leads to, and of them it does not. */
const leading = [...['', 'openapi/', 'sdk/', 'mocks/', 'web/'].map((folder) => `${folder}package.json`), 'node_modules/.pnpm/lock.yaml'];

/** What was moved or copied to its place is newer than it says. */
function cameLate(file) {
  const { ctimeMs = 0, mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return ctimeMs > known && mtimeMs <= known;
}

const { output } = await run(['git', 'ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], { quiet: true });
const sources = output.trim().split('\n');
const isNew = leading.some((file) => written(root + file) > known) || sources.some((file) => cameLate(root + file));
const anew = isNew ? ['--force'] : [];

// Checkers of one project do each other's work again: two projects at a time, and no more checkers than processors.
const checkers = Math.max(1, Math.floor(availableParallelism() / 2));
const limits = ['--builders', '2', '--checkers', String(checkers)];

const started = Date.now();
const folders = projects.map((project) => `${root}${project}`);
const { code } = await run([bin('tsc'), '--build', ...folders, ...limits, ...anew, ...process.argv.slice(2)]);
// What was edited while it was checked is newer than what is known.
for (const file of kept) if (written(file) > started) utimesSync(file, started / 1000, started / 1000);
process.exit(code);
