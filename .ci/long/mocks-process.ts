import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { type Api, createApi } from '../../sdk/src/index.ts';
import { root } from '../lib/command.mjs';

export interface MocksProcess {
  baseUrl: string;
  process: ChildProcess;
  /** The operator, signed in. */
  operator(): Promise<Api>;
  /** Bytes of memory that the process has now. */
  memory(): number;
  /** Ends it as a power cut would: it is told nothing. */
  kill(): Promise<void>;
}

/** The mocks as `pnpm mocks` starts them, in a process of their own. */
export async function startMocksProcess(port: number, ...options: string[]): Promise<MocksProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', `${root}mocks/src/server.ts`, '--port', String(port), ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => Promise.reject(new Error('The mocks did not start.')))]);
  const baseUrl = `http://localhost:${port}/v1`;
  return {
    baseUrl,
    process: child,
    async operator() {
      const { token } = await createApi({ baseUrl }).login({ email: 'franchise@example.com', password: 'franchise123' });
      return createApi({ baseUrl, token: () => token, retries: 0, timeoutMs: 10_000 });
    },
    memory: () => residentKilobytes(child.pid) * 1024,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** As Linux tells it without another program; elsewhere `ps` does. */
function residentKilobytes(pid: number | undefined): number {
  const status = `/proc/${pid}/status`;
  if (existsSync(status)) return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1]);
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
}
