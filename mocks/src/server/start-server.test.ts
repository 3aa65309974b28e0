import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '@institute/sdk';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { tokens } from '../../test/call-operation.ts';
import { serveMocks } from './serve-mocks.ts';
import { startServer } from './start-server.ts';

async function createFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'mocks-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function start(...options: string[]) {
  const { text, mocks } = await startServer(['--port', '0', ...options]);
  if (!mocks) throw new Error('No server has started.');
  onTestFinished(mocks.close);
  const { baseUrl } = mocks;
  const { port, origin } = new URL(baseUrl);
  const control = (path: string, init?: RequestInit) =>
    fetch(`${origin}/__mocks${path}`, { headers: { 'X-Mocks-Control': '1', 'Content-Type': 'application/json' }, ...init });
  return { text, baseUrl, port, origin, control, api: createApi({ baseUrl, retries: 0, token: () => tokens.operator }) };
}

describe('without options', () => {
  it('is an HTTP server with CORS, a payment page and pictures [R-444, R-449]', async () => {
    const { text, baseUrl, port, origin, api } = await start();
    expect(baseUrl).toBe(`http://localhost:${port}/v1`);
    expect(text).toBe(`Mocks on ${baseUrl} · student@example.com / student123 · franchise@example.com / franchise123`);
    const { courses } = await api.listCourses();
    expect(courses.length).toBeGreaterThanOrEqual(14);
    const wanted = { Origin: 'http://localhost:5173', 'Access-Control-Request-Headers': 'authorization, x-request-id' };
    const preflight = await fetch(`${baseUrl}/wallet`, { method: 'OPTIONS', headers: wanted });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, wanted.Origin]);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization, x-request-id');
    expect(await (await fetch(`${origin}/__mocks/payment.html`)).text()).toContain('<h1');
    const picture = await fetch(courses[0]?.thumbnail?.url ?? '');
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  });

  it('continues to run after an invalid request', async () => {
    const { baseUrl, port, origin, api } = await start();
    const status = await new Promise((resolve) => get({ port, path: '//' }, (response) => resolve(response.statusCode)));
    expect(status).toBe(400);
    expect((await fetch(`${baseUrl}/course/%E0%A4%A`)).status).toBe(400);
    expect((await fetch(`${origin}/__mocks/files/__proto__`)).status).toBe(404);
    expect((await api.listCourses()).success).toBe(true);
  });
});

it('stores the data in a file and starts in a scenario [R-449]', async () => {
  const file = join(await createFolder(), 'data.json');
  const { text, api } = await start('--data', file, '--scenario', 'empty-wallet');
  expect(text).toContain('/v1, scenario empty-wallet · student');
  expect((await api.getWallet()).wallet.balance).toBe(0);
  await api.createBatch({ title: 'Stored', time: '5 PM', studentLimit: 5 });
  // The first server still runs, because a server that is killed has no time to store the data.
  const { batches } = await (await start('--data', file)).api.listBatches();
  expect(batches.map(({ title }) => title)).toContain('Stored');
});

it('starts with scenarios of a module, a saved scenario, a host, and the clock and tokens of a deterministic run [R-449]', async () => {
  const folder = await createFolder();
  const module = join(folder, 'scenarios.mjs');
  await writeFile(module, `export default { name: 'rich', description: '', arrange(db) { db.wallets['u-franchise'] = 9_000_000; } };`);
  const options = ['--scenarios', module, '--seed', '7', '--now', '2026-11-21T10:00:00Z', '--token-lifetime', '15m'];
  const { text, api, control } = await start(...options, '--scenario', 'rich', '--host', '127.0.0.1');
  expect(text).toMatch(/^Mocks on http:\/\/127\.0\.0\.1:\d+\/v1, scenario rich ·/);
  expect(await (await control('/clock')).json()).toMatchObject({ now: '2026-11-21T10:00:00.000Z' });
  const { token } = await api.login({ email: 'franchise@example.com', password: 'franchise123' });
  expect((await api.getWallet({}, { token })).wallet.balance).toBe(9_000_000);
  await control('/clock', { method: 'POST', body: '{ "by": "16m" }' });
  await expect(api.getWallet({}, { token })).rejects.toMatchObject({ status: 401 });

  const saved = join(folder, 'saved.json');
  await writeFile(saved, await (await control('/state')).text());
  expect((await (await start(...options, '--load', saved)).api.getWallet()).wallet.balance).toBe(9_000_000);
});

it('--proxy and --only send named calls to a real server [R-449]', async () => {
  const real = await serveMocks();
  onTestFinished(real.close);
  const { text, baseUrl, api } = await start('--proxy', real.baseUrl, '--only', 'listCourses,getCourse', '--only', 'getWallet');
  expect(text).toContain(`Mocks on ${baseUrl}, listCourses,getCourse, getWallet to ${real.baseUrl} · student`);
  await Promise.all([api.listCourses(), api.getWallet(), api.listBatches()]);
  expect(
    real
      .calls()
      .map(({ operation }) => operation)
      .sort(),
  ).toEqual(['getWallet', 'listCourses']);
});

it('rejects with a readable message when the port is in use or a file holds something else', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void blocker.close());
  await once(blocker, 'listening');
  const { port } = blocker.address() as AddressInfo;
  await expect(startServer(['--port', String(port)])).rejects.toMatchObject({
    code: 'EADDRINUSE',
    message: `Port ${port} is in use. Stop what runs there, or choose another with PORT or --port.`,
  });
  const file = join(await createFolder(), 'invalid.json');
  await writeFile(file, '{"a":1}');
  await expect(startServer(['--load', file])).rejects.toThrow('This is not a saved scenario of these mocks');
  await expect(startServer(['--data', file])).rejects.toThrow(`${file} does not hold a state of these mocks.`);
});

it.each([
  [['--fail', '2'], '--fail must be a number from 0 to 1.'],
  [['--latency', 'Infinity'], '--latency must be a whole number from 0 to 600000.'],
  [['--port', '1.5'], '--port must be a whole number'],
  [['--proxy', 'example.com'], "'example.com' is not the URL of an API such as https://api.example.com/v1."],
  [['--proxy', 'https://example.com/v1', '--only', 'listCurses'], "The contract has no operation 'listCurses'."],
  [['--only', 'listCourses'], '--only needs --proxy URL.'],
  [['--colour', 'red'], "Unknown option '--colour'"],
])('%j is rejected with a readable message', async (args, message) => {
  await expect(startServer(args)).rejects.toThrow(message);
});

it('--help lists the scenarios, also after the -- of a package manager', async () => {
  const help = await startServer(['--help']);
  expect(help).toEqual({ text: expect.stringContaining('--scenario NAME         new-franchise, empty-wallet, huge') });
  expect(await startServer(['--', '--help'])).toEqual(help);
});

it('PORT sets the port, and what no option sets is as in the seed', async () => {
  vi.stubEnv('PORT', '0');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { text, mocks } = await startServer([]);
  onTestFinished(async () => mocks?.close());
  expect(text).not.toContain(':4010/');
  expect(mocks?.store.state.settings).toMatchObject({ latencyMs: 0, failureRate: 0 });
});
