import { expect, it, onTestFinished, vi } from 'vitest';
import { operatorApi as api, listenToRequests, mocks, statusOf } from '../../test/call-operation.ts';
import { CallLog } from './call-log.ts';

const batch = { title: 'Evening', time: '5 PM', studentLimit: 25 };

listenToRequests();

it('holds the calls in order, each with input, viewer, status and time', async () => {
  await mocks.clock.set('2026-11-21T10:00:00Z');
  await api.listCourses();
  await api.createBatch(batch);
  await statusOf(api.createBatch(batch));
  expect(mocks.calls().map(({ order, operation, status }) => [order, operation, status])).toEqual([
    [1, 'listCourses', 200],
    [2, 'createBatch', 200],
    [3, 'createBatch', 409],
  ]);
  const [created] = mocks.calls('createBatch');
  // The input is typed by the operation.
  expect(created?.input?.title).toBe('Evening');
  expect(created).toMatchObject({
    input: batch,
    viewer: { _id: 'u-franchise', role: 12 },
    method: 'POST',
    path: '/v1/create-batch',
    time: '2026-11-21T10:00:00.000Z',
    response: { success: true },
    isForced: false,
  });
});

it('holds invalid, forced and broken calls too', async () => {
  mocks.on('listBatches', { status: 503, times: 1 });
  mocks.on('listExams', { networkError: true });
  await statusOf(api.listBatches());
  await statusOf(api.listExams());
  await fetch('http://localhost/v1/create-batch', { method: 'POST' });
  expect(mocks.calls().map(({ status, isForced, input }) => [status, isForced, input])).toEqual([
    [503, true, {}],
    [0, true, {}],
    [401, false, undefined],
  ]);
});

it('holds the response that was sent in place of one that breaks the contract', async () => {
  mocks.store.state.db.wallets['u-franchise'] = Number.NaN;
  await statusOf(api.getWallet());
  const [call] = mocks.calls('getWallet');
  expect([call?.status, call?.response]).toEqual([500, { success: false, message: expect.stringContaining('breaks the contract') }]);
});

it('is a copy: later changes of the data do not change it', async () => {
  await api.listBatches();
  mocks.store.state.db.batches.forEach((stored) => {
    stored.title = 'Night shift';
  });
  expect(JSON.stringify(mocks.calls('listBatches')[0]?.response)).not.toContain('Night shift');
});

it('waitForCall resolves with a call made already, or with the next', async () => {
  const next = mocks.waitForCall('createBatch', { matching: ({ status }) => status === 409 });
  await api.createBatch(batch);
  await statusOf(api.createBatch(batch));
  expect((await next).order).toBe(2);
  expect((await mocks.waitForCall('createBatch')).order).toBe(1);
});

it('waitForCall rejects with what came instead, and is no unhandled rejection if it is never awaited', async () => {
  const unhandled: unknown[] = [];
  const listen = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', listen);
  await api.listCourses();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  void mocks.waitForCall('createBatch', { timeoutMs: 20 });
  const awaited = mocks.waitForCall('createBatch', { timeoutMs: 20 });
  vi.advanceTimersByTime(20);
  await expect(awaited).rejects.toThrow('No matching call of createBatch within 20 ms. The last calls: listCourses 200.');
  // Node reports an unhandled rejection at the end of a turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', listen);
  // An unhandled rejection would fail another test.
  expect(unhandled).toEqual([]);
});

it('waitForCall rejects with an error of `matching`, and the request is not disturbed', async () => {
  const waiting = mocks.waitForCall('createBatch', {
    matching: () => {
      throw new Error('expected 1 to be 2');
    },
  });
  await Promise.all([expect(waiting).rejects.toThrow('expected 1 to be 2'), api.createBatch(batch)]);
});

const request = new Request('http://localhost/v1/list');
const exchange = { operation: 'list', time: '', input: undefined, viewer: undefined, forced: undefined, request };

it('keeps no list of more than 1000 records, wherever it is in the response', () => {
  const callLog = new CallLog();
  const records = Array.from({ length: 1001 }, (_, index) => index);
  for (const body of [records, { records }, records.slice(1)]) callLog.add({ ...exchange, response: Response.json(body), body });
  expect(callLog.all().map(({ response }) => response)).toEqual([undefined, undefined, records.slice(1)]);
});

it('keeps the last 1000 calls', () => {
  const callLog = new CallLog();
  for (let call = 0; call < 1010; call++) callLog.add({ ...exchange, response: Response.json(null), body: null });
  expect(callLog.all().map(({ order }) => order)).toEqual(Array.from({ length: 1000 }, (_, index) => index + 11));
});
