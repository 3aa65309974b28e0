import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '@institute/sdk';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { tokens } from '../../test/call-operation.ts';
import { serveMocks } from './serve-mocks.ts';

const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Runs the command. Resolves with its first output, or with exit code and error output when it ends. */
function run(args: string[], env?: NodeJS.ProcessEnv): Promise<string> {
  const folder = new URL('../..', import.meta.url);
  // tsx without its wrapper process, so that a signal reaches the server.
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/cli.ts', ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  running.push(child);
  return new Promise((resolve) => {
    let errors = '';
    child.stdout.on('data', (chunk) => resolve(String(chunk)));
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('close', (code) => resolve(`${code}: ${errors}`));
  });
}

const start = (port: number, ...options: string[]) => run(['--port', String(port), ...options]);
const client = (port: number) => createApi({ baseUrl: `http://localhost:${port}/v1`, retries: 0, token: () => tokens.operator });

describe('without options', () => {
  let line: string;
  beforeAll(async () => {
    line = await start(4311);
  }, 40_000);

  it('is an HTTP server with CORS, a payment page and pictures [R-444, R-449]', async () => {
    expect(line).toContain('http://localhost:4311/v1');
    const base = 'http://localhost:4311';
    const { courses } = await client(4311).listCourses();
    expect(courses.length).toBeGreaterThanOrEqual(14);
    const wanted = { Origin: 'http://localhost:5173', 'Access-Control-Request-Headers': 'authorization, x-request-id' };
    const preflight = await fetch(`${base}/v1/wallet`, { method: 'OPTIONS', headers: wanted });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, wanted.Origin]);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization, x-request-id');
    expect(await (await fetch(`${base}/__mocks/payment.html`)).text()).toContain('<h1');
    const picture = await fetch(courses[0]?.thumbnail?.url ?? '');
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  });

  it('continues to run after an invalid request', async () => {
    const status = await new Promise((resolve) => get({ port: 4311, path: '//' }, (response) => resolve(response.statusCode)));
    expect(status).toBe(400);
    expect((await fetch('http://localhost:4311/v1/course/%E0%A4%A')).status).toBe(400);
    expect((await fetch('http://localhost:4311/__mocks/files/__proto__')).status).toBe(404);
    expect((await client(4311).listCourses()).success).toBe(true);
  });
});

it('stores the data in a file and starts in a scenario [R-449]', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'mocks-')), 'data.json');
  await start(4312, '--data', file, '--scenario', 'empty-wallet');
  expect((await client(4312).getWallet()).wallet.balance).toBe(0);
  await client(4312).createBatch({ title: 'Stored', time: '5 PM', studentLimit: 5 });
  running.at(-1)?.kill('SIGKILL');
  const { store, close } = await serveMocks({ data: file });
  await close();
  expect(store.state.db.batches.map(({ title }) => title)).toContain('Stored');
}, 40_000);

it('starts with scenarios of a module, a saved scenario, a host, and the clock and tokens of a deterministic run [R-449]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mocks-'));
  const module = join(folder, 'scenarios.mjs');
  await writeFile(module, `export default { name: 'rich', description: '', arrange(db) { db.wallets['u-franchise'] = 9_000_000; } };`);
  const options = ['--scenarios', module, '--seed', '7', '--now', '2026-11-21T10:00:00Z', '--token-lifetime', '15m'];
  const line = await start(4317, ...options, '--scenario', 'rich', '--host', '127.0.0.1');
  expect(line).toContain('Mocks on http://127.0.0.1:4317/v1, scenario rich');
  const control = (path: string, init?: RequestInit) =>
    fetch(`http://localhost:4317/__mocks${path}`, { headers: { 'X-Mocks-Control': '1', 'Content-Type': 'application/json' }, ...init });
  expect(await (await control('/clock')).json()).toMatchObject({ now: '2026-11-21T10:00:00.000Z' });
  const { token } = await client(4317).login({ email: 'franchise@example.com', password: 'franchise123' });
  expect((await client(4317).getWallet({}, { token })).wallet.balance).toBe(9_000_000);
  await control('/clock', { method: 'POST', body: '{ "by": "16m" }' });
  await expect(client(4317).getWallet({}, { token })).rejects.toMatchObject({ status: 401 });

  const saved = join(folder, 'saved.json');
  await writeFile(saved, await (await control('/state')).text());
  await start(4318, ...options, '--load', saved);
  expect((await client(4318).getWallet()).wallet.balance).toBe(9_000_000);
}, 40_000);

it('--proxy and --only send named calls to a real server, and print what breaks the contract [R-449]', async () => {
  const real = await serveMocks({ validateResponses: false });
  onTestFinished(real.close);
  Object.assign(real.store.state.db.courses[3] ?? {}, { price: 'Rs 999' });
  const line = await start(4320, '--proxy', real.baseUrl, '--only', 'listCourses,getCourse', '--only', 'getWallet');
  expect(line).toContain(`Mocks on http://localhost:4320/v1, listCourses,getCourse, getWallet to ${real.baseUrl} · student`);
  let printed = '';
  running.at(-1)?.stderr?.on('data', (chunk) => {
    printed += chunk;
  });
  const { courses } = await client(4320).listCourses();
  await client(4320).getWallet();
  await client(4320).listBatches();
  expect(courses[3]?.price).toBe('Rs 999');
  expect(real.calls().map(({ operation }) => operation)).toEqual(['listCourses', 'getWallet']);
  await vi.waitFor(() => expect(printed).toBe('listCourses 200: /courses/3/price must be number\n'));
}, 40_000);

it('exits with 1 and a readable message when the port is in use or an option is invalid', async () => {
  const blocker = createServer().listen(4314);
  await once(blocker, 'listening');
  expect(await start(4314)).toMatch(/^1: Port 4314 is in use\./);
  blocker.close();
  const invalidFile = join(await mkdtemp(join(tmpdir(), 'mocks-')), 'invalid.json');
  await writeFile(invalidFile, '{"a":1}');
  expect(await start(4315, '--load', invalidFile)).toMatch(/^1: This is not a saved scenario of these mocks/);
  await expect(serveMocks({ data: invalidFile })).rejects.toThrow(`${invalidFile} does not hold a state of these mocks.`);
}, 40_000);

it.each([
  [['--fail', '2'], /^1: --fail must be a number from 0 to 1\.\n/],
  [['--latency', 'Infinity'], /^1: --latency must be a whole number from 0 to 600000\.\n/],
  [['--port', '1.5'], /^1: --port must be a whole number/],
  [['--proxy', 'example.com'], /^1: 'example.com' is not the URL of an API such as https:\/\/api.example.com\/v1\.\n/],
  [['--proxy', 'https://example.com/v1', '--only', 'listCurses'], /^1: The contract has no operation 'listCurses'\.\n/],
  [['--only', 'listCourses'], /^1: --only needs --proxy URL\.\n/],
  [['--colour', 'red'], /^1: Unknown option '--colour'/],
])('%j is rejected with a readable message', async (args, message) => {
  expect(await run(args)).toMatch(message);
});

it('--help lists the scenarios, also after the -- of a package manager', async () => {
  const usage = await run(['--help']);
  expect(usage).toContain('--scenario NAME         new-franchise, empty-wallet, huge');
  expect(await run(['--', '--help'])).toBe(usage);
});

it('PORT sets the port, and what no option sets is as in the seed', async () => {
  expect(await run(['--scenario', 'empty-wallet'], { PORT: '4319' })).toContain('Mocks on http://localhost:4319/v1, scenario empty-wallet');
  const latency = await fetch('http://localhost:4319/__mocks/latency', { headers: { 'X-Mocks-Control': '1' } });
  expect(await latency.json()).toEqual({ latencyMs: 0, failureRate: 0 });
});
