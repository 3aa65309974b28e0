import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '@institute/sdk';
import { expect, it, onTestFinished, vi } from 'vitest';
import { statusOf, tokens } from '../../test/call-operation.ts';
import { createMockServer } from '../node.ts';
import { fileStorage, type ServeOptions, serveMocks } from './serve-mocks.ts';

const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
const hasIPv6 = addresses.some(({ address }) => address === '::1');
const otherAddress = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

async function createFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'mocks-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function serve(options: ServeOptions = {}) {
  const mocks = await serveMocks(options);
  onTestFinished(mocks.close);
  return mocks;
}

async function countCourses(baseUrl: string, host: string): Promise<number> {
  const api = createApi({ baseUrl: baseUrl.replace('localhost', host), retries: 0 });
  return (await api.listCourses()).courses.length;
}

/** Takes a port of ::1 that is free on 127.0.0.1. */
async function blockIPv6Port(): Promise<number> {
  const blocker = createServer().listen(0, '::1');
  await once(blocker, 'listening');
  onTestFinished(() => void blocker.close());
  return (blocker.address() as AddressInfo).port;
}

it('a saved scenario keeps its latency and failures, unless the options say otherwise', async () => {
  const source = createMockServer();
  await source.store.updateSettings({ latencyMs: 3, failureRate: 0.25 });
  const snapshot = source.save();
  expect((await serve({ snapshot })).store.state.settings).toMatchObject({ latencyMs: 3, failureRate: 0.25 });
  expect((await serve({ snapshot, failureRate: 0 })).store.state.settings).toMatchObject({ latencyMs: 3, failureRate: 0 });
});

it('latency and failures of the options are those of every session, also after a reset', async () => {
  const mocks = await serve({ failureRate: 1 });
  await mocks.reset();
  const statuses = [mocks, mocks.session('one')].map(({ baseUrl }) => statusOf(createApi({ baseUrl, retries: 0 }).listCourses()));
  expect(await Promise.all(statuses)).toEqual([503, 503]);
});

it('reads data that version 0.1 stored, which has no sign-ins', async () => {
  const { db, settings } = createMockServer().save();
  const { signIns, ...olderDb } = { ...db, wallets: { 'u-franchise': 77 } };
  const file = join(await createFolder(), 'data.json');
  await writeFile(file, JSON.stringify({ db: olderDb, settings }));
  const { baseUrl } = await serve({ data: file });
  const { wallet } = await createApi({ baseUrl, token: () => tokens.operator }).getWallet();
  expect([signIns.last, wallet.balance]).toEqual([0, 77]);
});

it('a broken connection is no HTTP, because browsers repeat a request whose connection closes without a byte', async () => {
  const mocks = await serve({});
  mocks.on('listCourses', { networkError: true, times: 1 });
  const { port, hostname } = new URL(mocks.baseUrl);
  const socket = connect(Number(port), hostname);
  socket.write('GET /v1/courses HTTP/1.1\r\nHost: localhost\r\n\r\n');
  let received = '';
  for await (const chunk of socket) received += chunk;
  expect(received).toMatch(/^(?!HTTP)./);
});

it('parallel saves of one file do not mix, and neither they nor one that fails leave another file', async () => {
  const { state } = createMockServer().store;
  const folder = await createFolder();
  const file = join(folder, 'data.json');
  const storages = Array.from({ length: 8 }, () => fileStorage(file));
  await Promise.all(storages.map((storage) => storage.save(state)));
  expect((await fileStorage(file).load())?.db.courses).toEqual(state.db.courses);
  expect(await readdir(folder)).toEqual(['data.json']);
  // A folder cannot be replaced with a file.
  await mkdir(join(folder, 'folder'));
  await expect(fileStorage(join(folder, 'folder')).save(state)).rejects.toThrow('rename');
  expect(await readdir(folder)).toEqual(['data.json', 'folder']);
});

it('listens on loopback addresses only, unless the host says otherwise, and responds at each', async () => {
  const listening = vi.spyOn(Server.prototype, 'listen');
  onTestFinished(() => listening.mockRestore());
  const { baseUrl } = await serve();
  const opened = (listening.mock.contexts as Server[]).map((server) => (server.address() as AddressInfo).address);
  expect(opened).toEqual(hasIPv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1']);
  expect(baseUrl).toMatch(/^http:\/\/localhost:\d+\/v1$/);
  for (const host of ['localhost', '127.0.0.1', ...(hasIPv6 ? ['[::1]'] : [])]) expect(await countCourses(baseUrl, host)).toBe(17);
});

it.skipIf(!otherAddress)('rejects other addresses of the machine, unless the host opens them', async () => {
  const host = otherAddress ?? '';
  await expect(countCourses((await serve()).baseUrl, host)).rejects.toMatchObject({ name: 'NetworkError' });
  const { baseUrl } = await serve({ host: '0.0.0.0' });
  expect(await Promise.all(['localhost', host].map((name) => countCourses(baseUrl, name)))).toEqual([17, 17]);
});

it.each([['127.0.0.1', '127.0.0.1'], ['0.0.0.0', 'localhost'], ...(hasIPv6 ? [['::1', '[::1]']] : [])])(
  'the URL of a server with the host %s has the host %s',
  async (host, urlHost) => {
    const { baseUrl } = await serve({ host });
    expect(new URL(baseUrl).hostname).toBe(urlHost);
    expect(await countCourses(baseUrl, urlHost)).toBe(17);
  },
);

it.each(['', '203.0.113.1', 'http://localhost', 'no-such-host.invalid'])(
  'rejects the host %j with a sentence',
  async (host) => {
    await expect(serveMocks({ host })).rejects.toThrow(`The host '${host}' is not an address of this machine.`);
    // Without a network, the search for the host name takes many seconds.
  },
  30_000,
);

it.skipIf(!hasIPv6)('a port that is in use on ::1 is an error, and 127.0.0.1 is free again', async () => {
  const port = await blockIPv6Port();
  await expect(serveMocks({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect((await serve({ port, host: '127.0.0.1' })).baseUrl).toBe(`http://127.0.0.1:${port}/v1`);
});

it.skipIf(!hasIPv6)('takes another free port when the first is in use on ::1', async () => {
  const taken = await blockIPv6Port();
  const listening = vi.spyOn(Server.prototype, 'listen');
  onTestFinished(() => listening.mockRestore());
  listening.mockImplementationOnce(function (this: Server, _port?: unknown, host?: unknown, callback?: unknown) {
    return this.listen(taken, String(host), callback as () => void);
  });
  const { baseUrl } = await serve();
  expect(new URL(baseUrl).port).not.toBe(String(taken));
  expect(await countCourses(baseUrl, '[::1]')).toBe(17);
});
