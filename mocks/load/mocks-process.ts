import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { type Api, createApi } from '@institute/sdk';
import { root } from '../../.ci/command.mjs';

export interface MocksProcess {
  baseUrl: string;
  process: ChildProcess;
  /** A client that is signed in as the operator. */
  signInOperator(): Promise<Api>;
  /** Resident memory in bytes. */
  memory(): number;
  kill(): Promise<void>;
}

/** Starts the mocks as `pnpm mocks` does, in a child process. A small heap, because a busy machine cleans up a large heap late. */
export async function startMocksProcess(port: number, ...options: string[]): Promise<MocksProcess> {
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=128', '--import', 'tsx', `${root}mocks/src/server/cli.ts`, '--port', String(port), ...options],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => Promise.reject(new Error('The mocks did not start.')))]);
  const baseUrl = `http://localhost:${port}/v1`;
  return {
    baseUrl,
    process: child,
    async signInOperator() {
      const { token } = await createApi({ baseUrl }).login({ email: 'franchise@example.com', password: 'franchise123' });
      return createApi({ baseUrl, token: () => token, retries: 0, timeoutMs: 10_000 });
    },
    memory: () => residentKilobytes(child.pid) * 1024,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Linux has the number in a file; other systems need `ps`. */
function residentKilobytes(pid: number | undefined): number {
  const status = `/proc/${pid}/status`;
  if (existsSync(status)) return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1]);
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
}
