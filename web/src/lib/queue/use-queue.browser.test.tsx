import { ApiError } from '@institute/sdk';
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { removePersonalData } from '../storage.ts';
import { act, importAgain, render, waitFor } from '../testing.tsx';
import { UserIdContext } from '../user-id.ts';
import type { QueueItem, QueueRow, RequestQueue, SendItem } from './queue.ts';
import { openStoredQueue, useQuietMutation, useStoredQueue } from './use-queue.ts';

function setUp() {
  const latest: { queue?: RequestQueue; user?: string; show?: (isShown: boolean) => void } = { user: 'u-1' };
  const calls: { id: string; resolve: () => void }[] = [];
  const send = ({ id }: QueueItem) => new Promise<void>((resolve) => calls.push({ id, resolve }));
  function Page() {
    latest.queue = useStoredQueue({ name: 'results', send, concurrency: 1 });
    return null;
  }
  function Router() {
    const [isShown, setIsShown] = useState(true);
    latest.show = setIsShown;
    return isShown && <Page />;
  }
  render(
    <UserIdContext value={() => latest.user}>
      <Router />
    </UserIdContext>,
  );
  const getQueue = () => latest.queue ?? expect.fail('not rendered');
  const addAndStart = () => {
    act(() => getQueue().add(rows));
    act(() => getQueue().start());
  };
  const respond = () => act(async () => calls.at(-1)?.resolve());
  return { latest, addAndStart, respond, getQueue, sentIds: () => calls.map(({ id }) => id).join('') };
}

const rows = ['1', '2', '3'].map((id) => ({ id, label: id, values: {} }));
const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)));

it('pauses when the page is left, goes on where it was when the page is opened again, and ends when the user has changed', async () => {
  const { latest, addAndStart, getQueue, sentIds, respond } = setUp();
  addAndStart();
  act(() => latest.show?.(false));
  await respond();
  expect(sentIds()).toBe('1');
  act(() => latest.show?.(true));
  expect(
    getQueue()
      .get()
      .items.map(({ status }) => status),
  ).toEqual(['sent', 'waiting', 'waiting']);
  act(() => getQueue().start());
  expect(sentIds()).toBe('12');
  latest.user = 'u-2';
  await respond();
  expect([sentIds(), getQueue().get().isPending]).toEqual(['12', false]);
});

it('adds and starts in the next task, once after several clicks, and sends each row once', async () => {
  const { getQueue, sentIds, respond } = setUp();
  const handleAdd = vi.fn();
  for (let clicks = 0; clicks < 2; clicks += 1) act(() => getQueue().addAndStart(rows, handleAdd));
  expect([getQueue().get().items, sentIds(), handleAdd.mock.calls]).toEqual([[], '', []]);
  await nextTask();
  expect(handleAdd).toHaveBeenCalledOnce();
  for (const _ of rows) await respond();
  expect(sentIds()).toBe('123');
});

it('sends nothing if the page is left, or the user has changed, before the next task', async () => {
  const { latest, getQueue, sentIds } = setUp();
  const handleAdd = vi.fn();
  act(() => getQueue().addAndStart(rows, handleAdd));
  act(() => latest.show?.(false));
  await nextTask();
  act(() => latest.show?.(true));
  expect([getQueue().get().items, sentIds(), handleAdd.mock.calls]).toEqual([[], '', []]);
  act(() => getQueue().addAndStart(rows));
  latest.user = 'u-2';
  await nextTask();
  expect([sentIds(), getQueue().get().isPending]).toEqual(['', false]);
});

it('runs several calls at the same time, keeps no input of them, and reports their errors as quiet ones', async () => {
  const onError = vi.fn();
  const queryClient = new QueryClient({ mutationCache: new MutationCache({ onError }), defaultOptions: { mutations: { gcTime: 0 } } });
  const error = new ApiError('createResult', 401, { success: false, message: 'Please sign in.' });
  const mutationFn = ({ password }: { password: string }) => (password ? Promise.resolve(password.toUpperCase()) : Promise.reject(error));
  let send: (input: { password: string }) => Promise<string> = mutationFn;
  function Probe() {
    send = useQuietMutation({ mutationFn });
    return null;
  }
  render(
    <QueryClientProvider client={queryClient}>
      <Probe />
    </QueryClientProvider>,
  );
  expect(await Promise.all([send({ password: 'a' }), send({ password: 'b' })])).toEqual(['A', 'B']);
  await expect(send({ password: '' })).rejects.toBe(error);
  expect(onError.mock.calls[0]?.[3]).toMatchObject({ meta: { quiet: true } });
  await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
});

const key = 'institute.bulk.results';
const toRow = (id: string): QueueRow => ({ id, label: `Row ${id}`, values: { grade: 'A' } });
const stored = () => JSON.parse(sessionStorage.getItem(key) ?? 'null');
const store = (user: string, name = 'results') => {
  const items = ['1', '2'].map((id) => ({ ...toRow(id), status: 'waiting' }));
  sessionStorage.setItem(`institute.bulk.${name}`, JSON.stringify({ user, id: 'r', items }));
};
const statuses = (queue: RequestQueue) => queue.get().items.map(({ status }) => status);
const expectStored = (count: number) => waitFor(() => expect(sessionStorage).toHaveLength(count));

/** Simulates a reload: the queue is not open any more, only stored. */
async function reload() {
  const module: typeof import('./use-queue.ts') = await importAgain(new URL('./use-queue.ts', import.meta.url).href);
  return module.openStoredQueue('results', 'u-1', 1);
}

function start(queue: RequestQueue, send: SendItem): void {
  queue.connect(send);
  queue.start();
}

it('stores a row as on its way before its call, and reads it as unknown after a reload', async () => {
  const queue = openStoredQueue('results', 'u-1', 1);
  queue.add([toRow('1'), toRow('2')]);
  const seen: unknown[] = [];
  const send = () => {
    seen.push(stored().items[0].status);
    return new Promise<void>(() => {});
  };
  start(queue, send);
  expect([seen, stored().user]).toEqual([['sending'], 'u-1']);
  expect(statuses(await reload())).toEqual(['unknown', 'waiting']);
});

it('a page that is opened again finds its open queue, and a queue without rows is not stored', async () => {
  const queue = openStoredQueue('results', 'u-1', 1);
  expect(openStoredQueue('results', 'u-1')).toBe(queue);
  expect(openStoredQueue('marksheets', 'u-1')).not.toBe(queue);
  queue.add([toRow('1')]);
  await expectStored(1);
  queue.stop();
  await expectStored(0);
});

it("never opens another user's queue, and another user's arrival removes the queues of others, of all kinds [S-25]", async () => {
  store('u-2');
  expect(statuses(await reload())).toEqual([]);
  openStoredQueue('results', 'u-2').add([toRow('1')]);
  expect(statuses(openStoredQueue('results', 'u-1'))).toEqual([]);
  for (const [name, user] of Object.entries({ results: 'u-2', marksheets: 'u-2', students: 'u-1' })) store(user, name);
  removePersonalData('u-1');
  expect(Object.keys(sessionStorage)).toEqual(['institute.bulk.students']);
});

it('a logout removes the queues, and an answer that comes after it stores nothing', async () => {
  const queue = openStoredQueue('results', 'u-1', 1);
  queue.add([toRow('1'), toRow('2')]);
  let respond = () => {};
  start(queue, () => new Promise<void>((resolve) => (respond = resolve)));
  removePersonalData();
  expect(sessionStorage).toHaveLength(0);
  respond();
  await waitFor(() => expect(statuses(queue)[0]).toBe('sent'));
  expect(sessionStorage).toHaveLength(0);
  expect(openStoredQueue('results', 'u-1')).not.toBe(queue);
});

it.each([
  'no JSON',
  '{"user":"u-1","items":7}',
  '{"user":"u-1","items":[null,7,{"id":"1","label":"x","status":"waiting"},{"id":"1","label":"x","values":{},"status":"new"}]}',
  '{"user":"u-1","items":[{"id":"1","label":"x","values":{"grade":5},"status":"waiting"}]}',
])('ignores what is stored if it is no queue: %s', async (text) => {
  sessionStorage.setItem(key, text);
  expect(statuses(await reload())).toEqual([]);
});

it('where the storage is full the queue goes on, and leaves no older state from which rows would be sent again', async () => {
  const queue = openStoredQueue('results', 'u-1', 1);
  queue.add([toRow('1')]);
  await expectStored(1);
  const storage = sessionStorage;
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storage.getItem(name),
    removeItem: (name: string) => storage.removeItem(name),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  start(queue, () => Promise.resolve());
  await waitFor(() => expect(statuses(queue)).toEqual(['sent']));
  vi.unstubAllGlobals();
  expect(storage.getItem(key)).toBeNull();
  expect([queue.get().isNotStored, statuses(await reload())]).toEqual([true, []]);
});

/** Opens a stored queue whose lock another tab holds. `release` closes that tab. */
async function openDuplicate() {
  store('u-1');
  const granted = new Set<() => unknown>();
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_name: string, grant: () => unknown) => new Promise(() => granted.add(grant)) },
  });
  const send = vi.fn(async () => {});
  const queue = await reload();
  start(queue, send);
  return { queue, send, release: () => granted.forEach((grant) => void grant()) };
}

it('in a duplicated tab it sends nothing and says so, nor again what the other tab may have sent, once that is closed [F-11]', async () => {
  const { queue, send, release } = await openDuplicate();
  await vi.advanceTimersByTimeAsync(1000);
  start(queue, send);
  expect(queue.get()).toMatchObject({ isPending: false, message: expect.stringContaining('another tab') });
  release();
  start(queue, send);
  expect([send.mock.calls, statuses(queue), queue.get().message]).toEqual([[], ['unknown', 'unknown'], undefined]);
});

it('a reload continues as soon as the browser has released the lock of the page before [F-11]', async () => {
  const { queue, send, release } = await openDuplicate();
  expect(send).not.toHaveBeenCalled();
  release();
  await vi.advanceTimersByTimeAsync(2000);
  expect([send.mock.calls.length, statuses(queue)]).toEqual([2, ['sent', 'sent']]);
});
