import { ApiError, NetworkError } from '@institute/sdk';
import { expect, it, vi } from 'vitest';
import { type BulkItem, type BulkRow, type BulkStatus, createBulkRun } from './bulk-run.ts';

const toRow = (id: string, grade = 'A'): BulkRow => ({ id, label: `Row ${id}`, values: { grade } });
const fail = (status: number, message: string) => new ApiError('createResult', status, { success: false, message });
const lost = new NetworkError('createResult', undefined);

/** A run whose calls the test responds to by the id of the row. */
function setUp(ids: readonly string[], concurrency = 4) {
  const calls: { id: string; grade: string | undefined; resolve: (value?: unknown) => void; reject: (error: Error) => void }[] = [];
  const send = ({ id, values }: BulkItem) => new Promise((resolve, reject) => calls.push({ id, grade: values.grade, resolve, reject }));
  const run = createBulkRun();
  const start = () => run.start({ send, concurrency, isAllowed: () => true });
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
    sentIds: () => calls.map(({ id }) => id).join(''),
    statuses: () => Object.fromEntries(run.get().items.map(({ id, status }) => [id, status])),
  };
}

it('sends four rows at the same time, the next one after each answer, and ends by itself', async () => {
  const { run, settle, sentIds, statuses } = setUp(['1', '2', '3', '4', '5', '6']);
  expect(sentIds()).toBe('1234');
  await settle('3');
  expect(sentIds()).toBe('12345');
  for (const id of ['1', '2', '4', '5', '6']) await settle(id);
  expect(new Set(Object.values(statuses()))).toEqual(new Set(['sent']));
  expect([run.get().isRunning, sentIds()]).toEqual([false, '123456']);
});

it('a pause lets the calls end that are on their way; continuing sends the rest, never more at a time', async () => {
  const { run, start, settle, sentIds, statuses } = setUp(['1', '2', '3', '4', '5'], 2);
  run.pause();
  start();
  start();
  expect(sentIds()).toBe('12');
  run.pause();
  await settle('1');
  await settle('2', fail(409, 'No'));
  expect(statuses()).toMatchObject({ 1: 'sent', 2: 'exists', 3: 'waiting' });
  expect([run.get().isRunning, sentIds()]).toEqual([false, '12']);
  start();
  expect(sentIds()).toBe('1234');
});

it('stop removes the waiting rows, and keeps those on their way, which nothing removes', async () => {
  const { run, settle, sentIds, statuses } = setUp(['1', '2', '3'], 1);
  await settle('1');
  run.remove(['1', '2']);
  expect(statuses()).toEqual({ 2: 'sending', 3: 'waiting' });
  run.stop();
  await settle('2');
  expect([statuses(), sentIds(), run.get().isRunning]).toEqual([{ 2: 'sent' }, '12', false]);
});

it('a row that is added twice is sent once, whatever its status, also to a running run', async () => {
  const { run, start, settle, sentIds } = setUp(['1', '1', '2'], 2);
  await settle('1');
  await settle('2', lost);
  start();
  run.add(['1', '2', '3'].map((id) => toRow(id, 'B')));
  expect(sentIds()).toBe('12');
  start();
  run.add([toRow('4')]);
  expect(sentIds(), 'at once').toBe('1234');
  run.add(['1', '2', '3'].map((id) => toRow(id, 'B')));
  start();
  expect(sentIds()).toBe('1234');
});

it('a rejected row can be added again, and is sent with its new values', async () => {
  const { run, start, settle, calls } = setUp(['1']);
  await settle('1', fail(422, 'No such grade.'));
  expect(run.get().items).toEqual([{ ...toRow('1'), status: 'rejected', message: 'No such grade.' }]);
  run.add([toRow('1', 'B')]);
  start();
  expect(calls.map(({ grade }) => grade)).toEqual(['A', 'B']);
});

it.each<[BulkStatus, Error]>([
  ['rejected', fail(422, 'No')],
  ['unknown', lost],
])('a row that is %s is sent again only by `retry`', async (status, error) => {
  const { run, start, settle, sentIds, statuses } = setUp(['1', '2'], 1);
  await settle('1', error);
  start();
  await settle('2');
  start();
  expect([sentIds(), statuses()]).toEqual(['12', { 1: status, 2: 'sent' }]);
  run.retry(['1', '2']);
  start();
  await settle('1');
  expect([sentIds(), statuses()]).toEqual(['121', { 1: 'sent', 2: 'sent' }]);
});

it.each([401, 429])('%d puts the row back and pauses; continuing sends it in its place', async (status) => {
  const { run, start, settle, sentIds, statuses } = setUp(['1', '2', '3'], 2);
  await settle('1', fail(status, 'Wait.'));
  await settle('2', fail(status, 'Wait.'));
  expect(statuses()).toEqual({ 1: 'waiting', 2: 'waiting', 3: 'waiting' });
  expect(run.get()).toMatchObject({ isRunning: false, notice: 'Wait.' });
  start();
  expect([sentIds(), run.get().notice]).toEqual(['1212', undefined]);
});

it('pauses before it sends anything offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { run, start, sentIds, statuses } = setUp(['1']);
  expect([sentIds(), statuses(), run.get().isRunning]).toEqual(['', { 1: 'waiting' }, false]);
  expect(run.get().notice).toContain('You are offline.');
  vi.restoreAllMocks();
  start();
  expect(sentIds()).toBe('1');
});

it('a row that was on its way at a reload is unknown', () => {
  const statuses: BulkStatus[] = ['waiting', 'sending', 'sent', 'rejected', 'unknown'];
  const { items, isRunning } = createBulkRun({ items: statuses.map((status) => ({ ...toRow(status), status })) }).get();
  expect(items.map(({ status }) => status)).toEqual(['waiting', 'unknown', 'sent', 'rejected', 'unknown']);
  expect([items[1]?.message, isRunning]).toEqual(['The page was closed before the response came.', false]);
});
