import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository, with a slash at its end. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/** Path of a program in the node_modules of the root or of a package. */
export function bin(name: string, folder = ''): string {
  return `${root}${folder && `${folder}/`}node_modules/.bin/${name}`;
}

export function runCommand(
  [program = '', ...args]: string[],
  { cwd = root, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
