import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { inject } from 'vitest';
import { npmOptions } from '../../.ci/command.mjs';

export interface ProgramResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** pnpm's programs set NODE_PATH, through which `require` would find the packages of this repository. */
const ownEnvironment = { ...process.env, NODE_PATH: '' };

export class Consumer {
  readonly folder = mkdtempSync(join(inject('packed').folder, 'consumer-'));

  constructor() {
    this.write({ 'package.json': '{ "private": true, "type": "module" }' });
  }

  write(files: Record<string, string>): void {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, name)), { recursive: true });
      writeFileSync(join(this.folder, name), text);
    }
  }

  async install(...packages: string[]): Promise<void> {
    await this.#succeed('npm', ['install', ...packages, ...npmOptions]);
  }

  /** Unpacks a package without its dependencies into the folder `package`. */
  async unpack(name: string): Promise<void> {
    const file = await this.#succeed('npm', ['pack', name, ...npmOptions]);
    await this.#succeed('tar', ['-xzf', file.trim()]);
  }

  /** Runs Node, an installed program, or, with a slash in its name, a file. */
  run(program: string, args: string[], env: Record<string, string> = {}): Promise<ProgramResult> {
    return this.#execute(program === 'node' ? process.execPath : this.#bin(program), args, env);
  }

  /** Starts an installed server. Resolves with the first URL that it prints. */
  async start(program: string, args: string[], env: Record<string, string> = {}): Promise<{ url: string; stop: () => void }> {
    const server = spawn(this.#bin(program), args, { cwd: this.folder, env: { ...ownEnvironment, NO_COLOR: '1', ...env } });
    let output = '';
    const url = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk;
        const [found] = /https?:\/\/[\w.:/]+/.exec(output) ?? [];
        if (found) resolve(found);
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.on('error', reject);
      server.on('exit', () => reject(new Error(output)));
    });
    return { url, stop: () => void server.kill() };
  }

  async #succeed(program: string, args: string[]): Promise<string> {
    const { code, stdout, stderr } = await this.#execute(program, args);
    if (code !== 0) throw new Error(stdout + stderr);
    return stdout;
  }

  #bin(program: string): string {
    return resolve(this.folder, program.includes('/') ? program : `node_modules/.bin/${program}`);
  }

  /** Must be asynchronous, because the program calls servers of this process. */
  #execute(program: string, args: string[], env: Record<string, string> = {}): Promise<ProgramResult> {
    return new Promise((resolve) => {
      const child = execFile(program, args, { cwd: this.folder, env: { ...ownEnvironment, ...env } }, (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? 1, stdout, stderr }),
      );
    });
  }
}
