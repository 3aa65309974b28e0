import { ApiError, NetworkError, TimeoutError } from '@institute/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueue, getErrorOutcome, type QueueOptions, type QueueRow, type QueueStatus } from './queue.ts';

const setOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

beforeEach(() => setOnline(true));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const message = 'Not today.';
const toRow = (id: string, grade = 'A'): QueueRow => ({ id, label: `Row ${id}`, values: { grade } });
const fail = (status: number, body: unknown = { success: false, message }, headers?: Headers) =>
  new ApiError('createResult', status, body, headers);
const lost = new NetworkError('createResult', undefined);

/** A queue whose calls the test responds to by the id of the row. */
function setUp(ids: readonly string[], options: QueueOptions = {}) {
  const calls: { id: string; grade: string | undefined; signal: AbortSignal; resolve: () => void; reject: (error: Error) => void }[] = [];
  const queue = createQueue(options);
  queue.connect(
    ({ id, values }, signal) => new Promise((resolve, reject) => calls.push({ id, grade: values.grade, signal, resolve, reject })),
  );
  queue.add(ids.map((id) => toRow(id)));
  queue.start();
  return {
    ...queue,
    calls,
    /** Responds to the last call of a row. */
    settle: async (id: string, error?: Error) => {
      const call = calls.findLast((other) => other.id === id);
      if (error) call?.reject(error);
      else call?.resolve();
      await new Promise<void>((resolve) => setImmediate(resolve));
    },
    sentIds: () => calls.map(({ id }) => id).join(''),
    statuses: () => Object.fromEntries(queue.get().items.map(({ id, status }) => [id, status])),
  };
}

it('sends four rows at the same time, the next one after each answer, and ends by itself', async () => {
  const { get, settle, sentIds, statuses } = setUp(['1', '2', '3', '4', '5', '6']);
  expect(sentIds()).toBe('1234');
  await settle('3');
  expect(sentIds()).toBe('12345');
  for (const id of ['1', '2', '4', '5', '6']) await settle(id);
  expect(new Set(Object.values(statuses()))).toEqual(new Set(['sent']));
  expect([get().isPending, sentIds()]).toEqual([false, '123456']);
});

it('a pause lets the calls end that are on their way; continuing sends the rest, never more at a time', async () => {
  const { get, pause, start, settle, sentIds, statuses } = setUp(['1', '2', '3', '4', '5'], { concurrency: 2 });
  pause();
  start();
  start();
  expect(sentIds()).toBe('12');
  pause();
  await settle('1');
  await settle('2', fail(409));
  expect(statuses()).toMatchObject({ 1: 'sent', 2: 'exists', 3: 'waiting' });
  expect([get().isPending, sentIds()]).toEqual([false, '12']);
  start();
  expect(sentIds()).toBe('1234');
});

it('stop removes the waiting rows, and keeps those on their way, which nothing removes', async () => {
  const { get, remove, stop, settle, sentIds, statuses } = setUp(['1', '2', '3'], { concurrency: 1 });
  await settle('1');
  remove(['1', '2']);
  expect(statuses()).toEqual({ 2: 'sending', 3: 'waiting' });
  stop();
  await settle('2');
  expect([statuses(), sentIds(), get().isPending]).toEqual([{ 2: 'sent' }, '12', false]);
});

it('a row that is added twice is sent once, whatever its status, also to a pending queue; one that was rejected is sent with its new values', async () => {
  const { add, start, settle, sentIds, calls } = setUp(['1', '1', '2', '3'], { concurrency: 3 });
  await settle('1');
  await settle('2', lost);
  await settle('3', fail(422));
  start();
  add(['1', '2', '3', '4'].map((id) => toRow(id, 'B')));
  expect(sentIds()).toBe('123');
  start();
  expect([sentIds(), calls.at(-1)?.grade]).toEqual(['12334', 'B']);
  await settle('3');
  add(['1', '2', '3', '5'].map((id) => toRow(id, 'B')));
  expect(sentIds(), 'at once').toBe('123345');
});

it.each<[QueueStatus, Error]>([
  ['rejected', fail(422)],
  ['unknown', lost],
])('a row that is %s is sent again only by `retry`', async (status, error) => {
  const { retry, start, settle, sentIds, statuses } = setUp(['1', '2'], { concurrency: 1 });
  await settle('1', error);
  start();
  await settle('2');
  start();
  expect([sentIds(), statuses()]).toEqual(['12', { 1: status, 2: 'sent' }]);
  retry(['1', '2']);
  start();
  await settle('1');
  expect([sentIds(), statuses()]).toEqual(['121', { 1: 'sent', 2: 'sent' }]);
});

it.each([401, 429])('%d puts the row back and pauses; continuing sends it in its place', async (status) => {
  const { get, start, settle, sentIds, statuses } = setUp(['1', '2', '3'], { concurrency: 2 });
  await settle('1', fail(status));
  await settle('2', fail(status));
  expect(statuses()).toEqual({ 1: 'waiting', 2: 'waiting', 3: 'waiting' });
  expect(get()).toMatchObject({ isPending: false, message });
  start();
  expect([sentIds(), get().message]).toEqual(['1212', undefined]);
});

it('pauses before it sends anything offline', () => {
  setOnline(false);
  const { get, start, sentIds, statuses } = setUp(['1']);
  expect([sentIds(), statuses(), get().isPending]).toEqual(['', { 1: 'waiting' }, false]);
  expect(get().message).toContain('You are offline.');
  setOnline(true);
  start();
  expect(sentIds()).toBe('1');
});

it('a row that was on its way at a reload is unknown', () => {
  const all: QueueStatus[] = ['waiting', 'sending', 'sent', 'rejected', 'unknown'];
  const { items, isPending } = createQueue({ items: all.map((status) => ({ ...toRow(status), status })) }).get();
  expect(items.map(({ status }) => status)).toEqual(['waiting', 'unknown', 'sent', 'rejected', 'unknown']);
  expect([items[1]?.message, isPending]).toEqual(['The page was closed before the response came.', false]);
});

const read = { offlineMessage: 'Waits.' };

it('a pause aborts reads, whose late answers change nothing; continuing repeats them', async () => {
  const { pause, start, calls, settle, sentIds, statuses } = setUp(['1', '2', '3'], { read, concurrency: 2 });
  pause();
  expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
  for (const call of calls.slice(0, 2)) call.reject(fail(500));
  start();
  await settle('1');
  expect([sentIds(), statuses()]).toEqual(['12123', { 1: 'sent', 2: 'sending', 3: 'sending' }]);
});

it('a read that is rejected or fails stops no other; 429 aborts the others, and its row says when to try again', async () => {
  const { get, calls, settle, sentIds, statuses } = setUp(['1', '2', '3', '4', '5'], { read, concurrency: 2 });
  await settle('1', lost);
  await settle('2', fail(500));
  await settle('3', fail(429, { success: false, message }, new Headers({ 'Retry-After': '30' })));
  expect([sentIds(), calls[3]?.signal.aborted]).toEqual(['1234', true]);
  expect(statuses()).toEqual({ 1: 'rejected', 2: 'rejected', 3: 'waiting', 4: 'waiting', 5: 'waiting' });
  const later = 'Not today. You can try again in 30 seconds.';
  expect(get().items.map((item) => item.message)).toEqual([lost.message, message, later, undefined, undefined]);
  expect(get()).toMatchObject({ isPending: false, message: later });
});

it('reads wait for the network and go on by themselves', async () => {
  const online = new EventTarget();
  vi.stubGlobal('addEventListener', online.addEventListener.bind(online));
  const { get, settle, sentIds, statuses } = setUp(['1', '2'], { read, concurrency: 1 });
  setOnline(false);
  await settle('1', lost);
  expect([get().isPending, get().message, statuses()]).toEqual([true, 'Waits.', { 1: 'waiting', 2: 'waiting' }]);
  setOnline(true);
  online.dispatchEvent(new Event('online'));
  expect([sentIds(), get().message]).toEqual(['11', undefined]);
});

it('waits before each request if it has a pace, however often it starts', () => {
  vi.useFakeTimers();
  const { pause, start, sentIds } = setUp(['1', '2'], { paceMs: 1000, concurrency: 1 });
  pause();
  start();
  start();
  vi.advanceTimersByTime(999);
  expect(sentIds()).toBe('');
  vi.advanceTimersByTime(60_000);
  expect(sentIds()).toBe('1');
});

it('`send` can respond itself, also with other values to send', async () => {
  const { get, connect, add, start } = createQueue({ concurrency: 1 });
  const seen: unknown[] = [];
  connect(async ({ id, values }) => {
    seen.push(values.grade);
    if (values.grade === 'a') return { status: 'waiting', values: { grade: 'A' } };
    return id === '2' ? { status: 'rejected', message, pauses: true } : undefined;
  });
  add([toRow('1', 'a'), toRow('2', 'B'), toRow('3', 'C')]);
  start();
  await vi.waitFor(() => expect(get()).toMatchObject({ isPending: false, message }));
  expect(get().items.map(({ status, values }) => `${status} ${values.grade}`)).toEqual(['sent A', 'rejected B', 'waiting C']);
  expect(seen).toEqual(['a', 'A', 'B']);
});

it.each<[string, Error, object]>([
  ...[400, 404, 422].map((status): [string, Error, object] => [`${status}`, fail(status), { status: 'rejected', message }]),
  // Counted separately, because the browser may have repeated the call that saved the row.
  ['409', fail(409), { status: 'exists', message }],
  ['503 with the words of the API', fail(503), { status: 'rejected', message, pauses: true }],
  ['an error of its own', new Error('internal'), { status: 'rejected', message: 'This row could not be sent.' }],
  // The row may have been saved.
  ...Object.entries({
    ...{ 408: fail(408), 500: fail(500), 502: fail(502), 504: fail(504) },
    '503 with a page': fail(503, '<html>Unavailable</html>'),
    '503 without words': fail(503, {}),
    '503 with the JSON of a proxy': fail(503, { message: 'Service Unavailable' }),
    'no response': lost,
    'a timeout': new TimeoutError('createResult', 30_000),
  }).map(([what, error]): [string, Error, object] => [
    what,
    error,
    { status: 'unknown', message: expect.stringMatching(/./), pauses: true },
  ]),
])('after %s a row that is written is so', (_what, error, outcome) => {
  expect(getErrorOutcome(error)).toEqual(outcome);
});
