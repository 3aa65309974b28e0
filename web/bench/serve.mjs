import { spawn } from 'node:child_process';
import { root } from '../../.ci/lib/command.mjs';

/**
 * Serves a build of the website with `serve.mjs preview`; resolves with the child process when it listens.
 * @param {number} port
 */
export function serve(port, build = 'dist') {
  const child = spawn(process.execPath, ['serve.mjs', 'preview', build], {
    cwd: `${root}web`,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout.once('data', () => resolve(child));
    child.once('exit', () => reject(new Error('The preview did not start.')));
  });
}
