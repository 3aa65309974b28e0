import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '@institute/sdk';
import { expect, it, onTestFinished } from 'vitest';
import { statusOf, tokens } from '../../test/call-operation.ts';
import { createMockServer } from '../node.ts';
import { fileStorage, type ServeOptions, serveMocks } from './serve-mocks.ts';

async function serve(options: ServeOptions) {
  const mocks = await serveMocks(options);
  onTestFinished(mocks.close);
  return mocks;
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
  const file = join(await mkdtemp(join(tmpdir(), 'mocks-')), 'data.json');
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
  const folder = await mkdtemp(join(tmpdir(), 'mocks-'));
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
