import { type MutationState, onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { waitFor } from '#lib/testing.tsx';
import { createSessionStore } from '#session/store.ts';
import { createAppQueryClient } from './query-client.ts';

const loginResponse = { token: 'a', user: { _id: 'u', role: 10 } };

it('drops all cached data when the user changes [S-25, F-17, R-187]', () => {
  const session = createSessionStore();
  session.signIn(loginResponse);
  const queryClient = createAppQueryClient(session, vi.fn());
  queryClient.setQueryData(['active'], 'of A');
  queryClient.setQueryData(['inactive'], 'of A');
  const observer = new QueryObserver(queryClient, { queryKey: ['active'], queryFn: () => 'fresh', staleTime: 60_000 });
  const unsubscribe = observer.subscribe(() => {});
  session.signIn({ token: 'b', user: { _id: 'b', role: 10 } });
  expect([observer.getCurrentResult().data, queryClient.getQueryData(['inactive'])]).toEqual([undefined, undefined]);
  queryClient.setQueryData(['inactive'], 'of B');
  session.signOut();
  expect(queryClient.getQueryData(['inactive'])).toBeUndefined();
  unsubscribe();
});

it('keeps the data of a user who signs in again, and refetches it [S-12, F-08]', async () => {
  const session = createSessionStore();
  session.signIn(loginResponse);
  const queryClient = createAppQueryClient(session, vi.fn());
  const responses = ['first', 'second'];
  const observer = new QueryObserver(queryClient, { queryKey: ['profile'], queryFn: () => responses.shift(), staleTime: 60_000 });
  const unsubscribe = observer.subscribe(() => {});
  await waitFor(() => expect(observer.getCurrentResult().data).toBe('first'));
  session.signIn({ ...loginResponse, token: 'renewed' });
  expect(observer.getCurrentResult().data).toBe('first');
  await waitFor(() => expect(observer.getCurrentResult().data).toBe('second'));
  unsubscribe();
});

it('drops all mutations with their input [S-25, S-26, R-187, R-188]', () => {
  const session = createSessionStore();
  session.signIn(loginResponse);
  const queryClient = createAppQueryClient(session, vi.fn());
  const cache = queryClient.getMutationCache();
  cache.build(queryClient, {}, { variables: { password: 'secret' }, status: 'pending' } as MutationState);
  expect(cache.getAll()).toHaveLength(1);
  session.signOut();
  expect(cache.getAll()).toHaveLength(0);
});

it("reports the error of a user's mutation to that user only [S-25, F-27]", async () => {
  const session = createSessionStore();
  session.signIn(loginResponse);
  const onError = vi.fn();
  const queryClient = createAppQueryClient(session, onError);
  const fail = async (signIn: () => void) => {
    let reject = (_error: Error) => {};
    const mutationFn = () => new Promise((_, rejectCall) => (reject = rejectCall));
    const ended = queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn })
      .execute(undefined)
      .catch(() => undefined);
    signIn();
    await Promise.resolve();
    reject(new Error('Batch of Asha exists already'));
    await ended;
    return onError.mock.calls.length;
  };
  expect(await fail(() => session.signIn({ ...loginResponse, token: 'renewed' }))).toBe(1);
  expect(await fail(() => session.signIn({ token: 'b', user: { _id: 'b', role: 10 } }))).toBe(1);
  expect(await fail(() => session.signOut())).toBe(1);
  expect(await fail(() => session.signIn(loginResponse)), 'a guest may be the user who signs in').toBe(2);
});

it('forgets what is kept for reading offline when the session expires or the user changes [S-25]', () => {
  const session = createSessionStore();
  createAppQueryClient(session, vi.fn());
  const deleteCache = vi.fn(async () => true);
  vi.stubGlobal('caches', { delete: deleteCache });
  const count = (change: () => void) => {
    deleteCache.mockClear();
    change();
    return deleteCache.mock.calls.length > 0;
  };
  session.keepExpired();
  expect(count(() => session.signIn(loginResponse))).toBe(true);
  expect(count(() => session.signIn({ ...loginResponse, token: 'renewed' }))).toBe(false);
  expect(count(() => session.expire('renewed'))).toBe(true);
  expect(count(() => session.leave())).toBe(true);
});

it('keeps no mutation that has ended, because its input may be a password [S-26, R-188]', async () => {
  const queryClient = createAppQueryClient(createSessionStore(), vi.fn());
  const cache = queryClient.getMutationCache();
  const build = (mutationFn: () => Promise<unknown>) => cache.build<unknown, Error, object, unknown>(queryClient, { mutationFn });
  await build(() => Promise.resolve()).execute({ password: 'secret' });
  await build(() => Promise.reject(new Error('No')))
    .execute({ password: 'secret' })
    .catch(() => undefined);
  await waitFor(() => expect(cache.getAll()).toEqual([]));
});

it('does not poll a pending mutation that no component observes', async () => {
  vi.useFakeTimers();
  const queryClient = createAppQueryClient(createSessionStore(), vi.fn());
  const pending = new Promise<never>(() => {});
  void queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => pending })
    .execute(undefined);
  await vi.advanceTimersByTimeAsync(100);
  const start = Date.now();
  await vi.advanceTimersToNextTimerAsync();
  expect(Date.now() - start).toBeGreaterThan(500);
});

it('fails at once and reports the error while the device is offline [F-02, R-253]', async () => {
  const onError = vi.fn();
  const queryClient = createAppQueryClient(createSessionStore(), onError);
  onlineManager.setOnline(false);
  const error = new Error('no network');
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: () => Promise.reject(error) });
  await expect(mutation.execute(undefined)).rejects.toBe(error);
  await expect(queryClient.query({ queryKey: ['q'], queryFn: () => Promise.reject(error), meta: { quiet: true } })).rejects.toBe(error);
  expect(onError.mock.calls).toEqual([
    [error, { quiet: false }],
    [error, { quiet: true }],
  ]);
  onlineManager.setOnline(true);
});

it('shares unchanged data after a refetch, except in a list of 100,000 rows, which would block the page [F-19]', () => {
  const queryClient = createAppQueryClient(createSessionStore(), vi.fn());
  const refetch = (count: number) => {
    const createResponse = () => ({ success: true, rows: Array.from({ length: count }, (_, index) => ({ index })) });
    const fresh = createResponse();
    const first = queryClient.setQueryData([count], createResponse());
    return { first, second: queryClient.setQueryData([count], fresh), fresh };
  };
  const short = refetch(1000);
  expect(short.second).toBe(short.first);
  const long = refetch(100_000);
  expect(long.second, 'the response itself, not a copy').toBe(long.fresh);
});
