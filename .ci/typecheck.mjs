import { statSync, utimesSync } from 'node:fs';
import { availableParallelism } from 'node:os';
// An internal file of TypeScript, as its own wrapper uses it: the wrapper and a shell around it cost 50 ms.
import tsc from '../node_modules/typescript/lib/getExePath.js';
import { root, run } from './lib/command.mjs';

/**
 * All packages are one program (tsconfig.json in this folder), so shared files are read and checked once, and an incremental build
 * info limits the next check to what has changed. `npm test` also builds the SDK and the mocks with their own configurations, which
 * ensures that they use only their own dependencies.
 */
const buildInfo = `${root}node_modules/.cache/types.tsbuildinfo`;

const modifiedAt = (/** @type {string} */ file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const lastCheck = modifiedAt(buildInfo);

/** These files decide where an import leads; tsc does not compare their timestamps. */
const resolutionFiles = [
  ...['', 'openapi/', 'sdk/', 'mocks/', 'web/'].map((folder) => `${folder}package.json`),
  'node_modules/.pnpm/lock.yaml',
];

/**
 * A moved or copied file may have an older modification time than the last check.
 * @param {string} file
 */
function wasMoved(file) {
  const { ctimeMs = 0, mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return ctimeMs > lastCheck && mtimeMs <= lastCheck;
}

async function isBuildInfoStale() {
  if (resolutionFiles.some((file) => modifiedAt(root + file) > lastCheck)) return true;
  const { output } = await run(['git', 'ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
    quiet: true,
  });
  return output
    .trim()
    .split('\n')
    .some((file) => wasMoved(root + file));
}

const args = process.argv.slice(2);
const force = !args.includes('--force') && (await isBuildInfoStale()) ? ['--force'] : [];

// More than two checkers repeat more of each other's work than they save.
const options = ['--checkers', String(Math.min(2, availableParallelism())), ...force, ...args];

/** The check needs 1.5 GiB. Garbage collection below 3 GiB would cost a third of its time. */
const memory = { GOGC: process.env.GOGC ?? 'off', GOMEMLIMIT: process.env.GOMEMLIMIT ?? '3GiB' };

const startedAt = Date.now();
const { code } = await run([tsc(), '--build', `${root}.ci`, ...options], { env: memory });
// A file that was edited during the check must count as newer than the build info.
if (modifiedAt(buildInfo) > startedAt) utimesSync(buildInfo, startedAt / 1000, startedAt / 1000);
process.exit(code);
