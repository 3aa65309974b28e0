import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** How a program ended. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A folder of somebody who has never seen this repository. */
export class Project {
  readonly folder = mkdtempSync(join(tmpdir(), 'project-'));

  constructor(private readonly registry: string) {
    this.write({ 'package.json': '{ "name": "project", "private": true, "type": "module" }' });
  }

  write(files: Record<string, string>): void {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, name)), { recursive: true });
      writeFileSync(join(this.folder, name), text);
    }
  }

  /** `npm install`, from an empty cache. Throws what npm said. */
  async install(...names: string[]): Promise<void> {
    const cache = mkdtempSync(join(tmpdir(), 'npm-cache-'));
    const options = ['--registry', this.registry, '--cache', cache, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
    const { code, stdout, stderr } = await run('npm', ['install', ...names, ...options], this.folder);
    if (code !== 0) throw new Error(`${stdout}${stderr}`);
  }

  /** Runs Node, or a program that was installed. */
  run(program: string, args: string[], env: Record<string, string> = {}): Promise<Ended> {
    return run(program === 'node' ? process.execPath : this.#installed(program), args, this.folder, env);
  }

  /** Starts a program that was installed; `line` is the first that it prints. */
  start(program: string, args: string[]) {
    const child = spawn(this.#installed(program), args, { cwd: this.folder });
    const line = new Promise<string>((resolve) => {
      for (const stream of [child.stdout, child.stderr]) stream.once('data', (chunk) => resolve(String(chunk)));
    });
    return { line, stop: () => child.kill() };
  }

  #installed(program: string): string {
    return join(this.folder, 'node_modules/.bin', program);
  }
}

/** Not waited for in a way that would stop this process, whose servers the program asks. */
function run(command: string, args: string[], cwd: string, env: Record<string, string> = {}): Promise<Ended> {
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
