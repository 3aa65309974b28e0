import { spawn } from 'node:child_process';
import { root } from '../../.ci/lib/command.mjs';

/**
 * Serves a build of the website with `serve.mjs preview`; resolves with the child process when it listens.
 * @param {number} port
 * @param {string} [repository] Folder of the repository, with a slash at its end.
 */
export function serve(port, build = 'dist', repository = root) {
  const child = spawn(process.execPath, ['serve.mjs', 'preview', build], {
    cwd: `${repository}web`,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout.once('data', () => resolve(child));
    child.once('exit', () => reject(new Error('The preview did not start.')));
  });
}
