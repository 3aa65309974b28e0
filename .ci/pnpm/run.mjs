import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

// `node .ci/pnpm/run.mjs install` runs the pinned pnpm, so that only Node and npm have to be installed.
// npm fetches pnpm once and checks the hashes in the lock file of this folder: of pnpm, and of its program for Linux. For other
// systems npm fetches the program in the version that pnpm names. No script of these packages runs at install time.

const folder = fileURLToPath(new URL('.', import.meta.url));
const { packageManager } = readJson('../../package.json');
const [, hash = ''] = packageManager.split('+sha512.');
const integrity = `sha512-${Buffer.from(hash, 'hex').toString('base64')}`;

if (!isInstalled()) install();
// Scripts of packages call pnpm too.
process.env.PATH = `${folder}node_modules/.bin${delimiter}${process.env.PATH}`;
await import(new URL('node_modules/pnpm/bin/pnpm.mjs', import.meta.url).href);

function install() {
  // `npm ci` would require the programs of all platforms in the lock file, and the registry in use may not offer all of them.
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
  const { status, stdout, stderr, error } = spawnSync('npm', ['install', ...options], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) fail(`${packageManager} could not be installed:\n${error ?? stdout + stderr}`);
  if (!isInstalled()) fail(`npm has not installed ${packageManager}. Does .ci/pnpm/package-lock.json name another version or hash?`);
}

/** Whether npm has installed pnpm with this hash, and its program for this system. npm writes this file last. */
function isInstalled() {
  try {
    const { packages } = readJson('node_modules/.package-lock.json');
    return packages['node_modules/pnpm'].integrity === integrity && Object.keys(packages).some((name) => name.includes('/@pnpm/exe.'));
  } catch {
    return false;
  }
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(`${folder}${path}`, 'utf8'));
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
