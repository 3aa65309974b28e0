import { ApiError, NetworkError } from '@institute/sdk';
import { expect, it, vi } from 'vitest';
import { waitFor } from '../testing.tsx';
import { type BulkItem, type BulkRow, type BulkRunOptions, type BulkStart, type BulkStatus, createBulkRun } from './bulk-run.ts';

const toRow = (id: string, grade = 'A'): BulkRow => ({ id, label: `Row ${id}`, values: { grade } });
const toItem = (id: string, status: BulkStatus): BulkItem => ({ ...toRow(id), status });
const fail = (status: number, message: string) => new ApiError('createResult', status, { success: false, message });

/** A run whose calls the test responds to by the id of the row. */
function setUp(ids: readonly string[], { concurrency = 4, isAllowed = () => true, ...options }: Partial<BulkRunOptions & BulkStart> = {}) {
  const calls: { id: string; grade: string | undefined; resolve: (value?: unknown) => void; reject: (error: Error) => void }[] = [];
  const send = vi.fn(
    ({ id, values }: BulkItem) => new Promise((resolve, reject) => calls.push({ id, grade: values.grade, resolve, reject })),
  );
  const run = createBulkRun(options);
  const start = () => run.start({ send, concurrency, isAllowed });
  const settle = async (id: string, error?: Error) => {
    const call = calls.findLast((other) => other.id === id);
    if (error) call?.reject(error);
    else call?.resolve();
    await new Promise((resolve) => setTimeout(resolve));
  };
  run.add(ids.map((id) => toRow(id)));
  start();
  return {
    run,
    start,
    settle,
    calls,
    sentIds: () => calls.map(({ id }) => id),
    statuses: () => Object.fromEntries(run.get().items.map(({ id, status }) => [id, status])),
  };
}

it('sends four rows at the same time, the next one after each answer, and ends by itself', async () => {
  const { run, settle, sentIds, statuses } = setUp(['1', '2', '3', '4', '5', '6']);
  expect(sentIds()).toEqual(['1', '2', '3', '4']);
  await settle('3');
  expect(sentIds()).toEqual(['1', '2', '3', '4', '5']);
  for (const id of ['1', '2', '4', '5', '6']) await settle(id);
  expect(new Set(Object.values(statuses()))).toEqual(new Set(['sent']));
  expect([run.get().isRunning, sentIds()]).toEqual([false, ['1', '2', '3', '4', '5', '6']]);
});

it('sends one by one, in the order of the rows', async () => {
  const { settle, sentIds } = setUp(['1', '2', '3'], { concurrency: 1 });
  expect(sentIds()).toEqual(['1']);
  await settle('1', fail(422, 'No'));
  expect(sentIds()).toEqual(['1', '2']);
  await settle('2');
  expect(sentIds()).toEqual(['1', '2', '3']);
});

it('a pause lets the calls end that are on their way; continuing sends the rest', async () => {
  const { run, start, settle, sentIds, statuses } = setUp(['1', '2', '3'], { concurrency: 2 });
  run.pause();
  await settle('1');
  await settle('2', fail(409, 'No'));
  expect(statuses()).toEqual({ 1: 'sent', 2: 'rejected', 3: 'waiting' });
  expect([run.get().isRunning, sentIds()]).toEqual([false, ['1', '2']]);
  start();
  expect(sentIds()).toEqual(['1', '2', '3']);
});

it('a pause and a start while calls are on their way never exceed the concurrency', async () => {
  const { run, start, settle, sentIds } = setUp(['1', '2', '3', '4'], { concurrency: 2 });
  run.pause();
  start();
  start();
  expect(sentIds()).toEqual(['1', '2']);
  await settle('1');
  expect(sentIds()).toEqual(['1', '2', '3']);
});

it('stop removes the waiting rows, and keeps those on their way', async () => {
  const { run, settle, sentIds, statuses } = setUp(['1', '2', '3'], { concurrency: 1 });
  run.stop();
  expect(statuses()).toEqual({ 1: 'sending' });
  await settle('1');
  expect([statuses(), sentIds(), run.get().isRunning]).toEqual([{ 1: 'sent' }, ['1'], false]);
});

it('a row that is added twice is sent once, whatever its status', async () => {
  const { run, start, settle, sentIds } = setUp(['1', '1', '2', '3'], { concurrency: 2 });
  await settle('1');
  await settle('2', new NetworkError('createResult', undefined));
  run.add(['1', '2', '3'].map((id) => toRow(id, 'B')));
  start();
  await settle('3');
  run.add(['1', '2', '3'].map((id) => toRow(id, 'B')));
  start();
  expect(sentIds()).toEqual(['1', '2', '3']);
});

it('rows that are added to a running run are sent at once', () => {
  const { run, sentIds } = setUp(['1']);
  run.add([toRow('2')]);
  expect(sentIds()).toEqual(['1', '2']);
});

it('a rejected row can be added again, and is sent with its new values', async () => {
  const { run, start, settle, calls } = setUp(['1']);
  await settle('1', fail(422, 'No such grade.'));
  expect(run.get().items).toEqual([{ ...toRow('1'), status: 'rejected', message: 'No such grade.' }]);
  run.add([toRow('1', 'B')]);
  start();
  expect(calls.map(({ grade }) => grade)).toEqual(['A', 'B']);
});

it.each<[string, Error, BulkStatus]>([
  ['rejected', fail(422, 'No'), 'rejected'],
  ['unknown', new NetworkError('createResult', undefined), 'unknown'],
])('a row that is %s is sent again only by `retry`', async (_, error, status) => {
  const { run, start, settle, sentIds, statuses } = setUp(['1', '2'], { concurrency: 1 });
  await settle('1', error);
  start();
  await settle('2');
  start();
  expect([sentIds(), statuses()]).toEqual([['1', '2'], { 1: status, 2: 'sent' }]);
  run.retry(['1', '2']);
  start();
  await settle('1');
  expect([sentIds(), statuses()]).toEqual([['1', '2', '1'], { 1: 'sent', 2: 'sent' }]);
});

it.each([401, 429])('%d puts the row back and pauses; continuing sends it in its place', async (status) => {
  const { run, start, settle, sentIds, statuses } = setUp(['1', '2', '3'], { concurrency: 2 });
  await settle('1', fail(status, 'Wait.'));
  await settle('2', fail(status, 'Wait.'));
  expect(statuses()).toEqual({ 1: 'waiting', 2: 'waiting', 3: 'waiting' });
  expect(run.get()).toMatchObject({ isRunning: false, notice: 'Wait.' });
  start();
  expect([sentIds(), run.get().notice]).toEqual([['1', '2', '1', '2'], undefined]);
});

it('a server that fails pauses the run, with the reason', async () => {
  const { run, settle, sentIds, statuses } = setUp(['1', '2', '3'], { concurrency: 1 });
  await settle('1', fail(503, 'Closed for an hour.'));
  expect([sentIds(), statuses()]).toEqual([['1'], { 1: 'rejected', 2: 'waiting', 3: 'waiting' }]);
  expect(run.get()).toMatchObject({ isRunning: false, notice: 'Closed for an hour.' });
});

it('pauses before it sends anything offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { run, start, sentIds, statuses } = setUp(['1']);
  expect([sentIds(), statuses(), run.get().isRunning]).toEqual([[], { 1: 'waiting' }, false]);
  expect(run.get().notice).toContain('You are offline.');
  vi.restoreAllMocks();
  start();
  expect(sentIds()).toEqual(['1']);
});

it('sends nothing more when another user has signed in', async () => {
  let isAllowed = true;
  const { run, settle, sentIds } = setUp(['1', '2'], { concurrency: 1, isAllowed: () => isAllowed });
  isAllowed = false;
  await settle('1');
  expect([sentIds(), run.get().isRunning]).toEqual([['1'], false]);
});

it('a row that was on its way at a reload is unknown', () => {
  const statuses: BulkStatus[] = ['waiting', 'sending', 'sent', 'rejected', 'unknown'];
  const { items, isRunning } = createBulkRun({ items: statuses.map((status) => toItem(status, status)) }).get();
  expect(items.map(({ status }) => status)).toEqual(['waiting', 'unknown', 'sent', 'rejected', 'unknown']);
  expect([items[1]?.message, isRunning]).toEqual(['The page was closed before the answer came.', false]);
});

it('reports a row as on its way before it is sent', () => {
  const seen: (BulkStatus | undefined)[] = [];
  const run = createBulkRun({ onChange: ({ items }) => seen.push(items[0]?.status) > 0 });
  run.add([toRow('1')]);
  run.start({ send: async () => expect(seen.at(-1)).toBe('sending'), concurrency: 1, isAllowed: () => true });
  expect(seen).toContain('sending');
});

it('a `send` that throws rejects its row only', async () => {
  const run = createBulkRun();
  run.add([toRow('1'), toRow('2')]);
  const send = (item: BulkItem): Promise<unknown> => {
    if (item.id === '1') throw new TypeError('a bug');
    return Promise.resolve();
  };
  run.start({ send, concurrency: 1, isAllowed: () => true });
  await waitFor(() => expect(run.get().items.map(({ status }) => status)).toEqual(['rejected', 'sent']));
});

it('removes rows, except those on their way', async () => {
  const { run, settle, statuses } = setUp(['1', '2', '3'], { concurrency: 1 });
  await settle('1');
  run.remove(['1', '2', '3']);
  expect(statuses()).toEqual({ 2: 'sending' });
});
