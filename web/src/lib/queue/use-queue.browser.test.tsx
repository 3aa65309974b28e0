import { ApiError } from '@institute/sdk';
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { act, render, waitFor } from '../testing.tsx';
import { UserIdContext } from '../user-id.ts';
import type { QueueItem, RequestQueue } from './queue.ts';
import { useQuietMutation, useStoredQueue } from './use-queue.ts';

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

it('sends nothing more after the user has changed', async () => {
  const { latest, addAndStart, getQueue, sentIds, respond } = setUp();
  addAndStart();
  latest.user = 'u-2';
  await respond();
  expect([sentIds(), getQueue().get().isPending]).toEqual(['1', false]);
});

it('pauses when the page is left, and goes on where it was when the page is opened again', async () => {
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
