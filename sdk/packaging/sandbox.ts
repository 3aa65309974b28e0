import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The result of a program. */
export interface ProgramResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** An empty project of a consumer, in a temporary folder. */
export class Sandbox {
  readonly folder = mkdtempSync(join(tmpdir(), 'sandbox-'));

  constructor(private readonly registry: string) {
    this.write({ 'package.json': '{ "name": "sandbox", "private": true, "type": "module" }' });
  }

  /** Writes files by path. */
  write(files: Record<string, string>): void {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, name)), { recursive: true });
      writeFileSync(join(this.folder, name), text);
    }
  }

  /** `npm install` with an empty cache. Throws npm's output when it fails. */
  async install(...names: string[]): Promise<void> {
    const cache = mkdtempSync(join(tmpdir(), 'npm-cache-'));
    const options = ['--registry', this.registry, '--cache', cache, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
    const { code, stdout, stderr } = await run('npm', ['install', ...names, ...options], this.folder);
    if (code !== 0) throw new Error(`${stdout}${stderr}`);
  }

  /** Runs Node or an installed program. */
  run(program: string, args: string[], env: Record<string, string> = {}): Promise<ProgramResult> {
    return run(program === 'node' ? process.execPath : this.#binPath(program), args, this.folder, env);
  }

  /** Starts an installed program. `line` resolves with its first output. */
  start(program: string, args: string[]) {
    const child = spawn(this.#binPath(program), args, { cwd: this.folder });
    const line = new Promise<string>((resolve) => {
      for (const stream of [child.stdout, child.stderr]) stream.once('data', (chunk) => resolve(String(chunk)));
    });
    return { line, stop: () => child.kill() };
  }

  #binPath(program: string): string {
    return join(this.folder, 'node_modules/.bin', program);
  }
}

/** Must be asynchronous, because the program calls servers that run in this process. */
function run(command: string, args: string[], cwd: string, env: Record<string, string> = {}): Promise<ProgramResult> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk) => {
      texts[name] += chunk;
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...texts }));
  });
}
