import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The repository's root, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/** The pinned pnpm, fetched through npx: nothing but Node and npm has to be there. */
export const pnpm = ['npx', '--yes', packageManager];

/** The shell's own settings must not change what is tested. */
export const plainEnvironment = { VITE_API_URL: '', VITE_MOCKS: '', VITE_PAYMENT_HOSTS: '' };

/** A program of a package's own node_modules. */
export const bin = (/** @type {string} */ name, folder = '') => `${root}${folder ? `${folder}/` : ''}node_modules/.bin/${name}`;

/**
 * Runs a command at the root. Answers its exit code and what it printed; `quiet` keeps the print to itself.
 * @param {string[]} command
 * @param {{ env?: Record<string, string>, cwd?: string, quiet?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run([program = '', ...args], { env = {}, cwd = root, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (!quiet) process.stdout.write(chunk);
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Ends with one clear sentence.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
