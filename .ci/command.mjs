import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository, with a slash at its end. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/** The pinned pnpm. */
export const pnpm = [process.execPath, `${root}.ci/pnpm/run.mjs`];

/** With these options npm installs as pnpm does here: only versions that have been public for a day, without scripts of packages. */
export const npmOptions = [
  ...['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel', 'error'],
  ...['--before', new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString()],
];

/** Clears environment variables that would affect the tests. */
export const plainEnvironment = { VITE_API_URL: '', VITE_MOCKS: '', VITE_PAYMENT_HOSTS: '' };

/** Path of a program in the node_modules of the root or of a package. */
export const bin = (/** @type {string} */ name, folder = '') => `${root}${folder ? `${folder}/` : ''}node_modules/.bin/${name}`;

/**
 * Runs a command at the root and resolves with its exit code and its output. With `quiet` it does not print the output. `onMessage` gets
 * the messages that the command sends with `process.send`.
 * @param {string[]} command
 * @param {{ env?: Record<string, string>, cwd?: string, quiet?: boolean, onMessage?: (message: import('./tally.ts').SuiteMessage) => void }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run([program = '', ...args], { env = {}, cwd = root, quiet = false, onMessage } = {}) {
  return new Promise((resolve) => {
    const stdio = /** @type {const} */ (['ignore', 'pipe', 'pipe']);
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: onMessage ? [...stdio, 'ipc'] : [...stdio] });
    if (onMessage) child.on('message', (message) => onMessage(/** @type {import('./tally.ts').SuiteMessage} */ (message)));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        if (!quiet) process.stdout.write(chunk);
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Prints a message and exits with 1.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
