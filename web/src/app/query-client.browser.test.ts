import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from '#lib/testing.tsx';
import { createSessionStore } from '#session/store.ts';
import { createAppQueryClient } from './query-client.ts';

const loginResponse = { token: 'a', user: { _id: 'u', role: 10 } };
const renewed = { ...loginResponse, token: 'renewed' };
const another = { token: 'b', user: { _id: 'b', role: 10 } };

/** A client for a signed-in user. */
function setUp() {
  const session = createSessionStore();
  const onError = vi.fn();
  const queryClient = createAppQueryClient(session, onError);
  session.signIn(loginResponse);
  const mutations = queryClient.getMutationCache();
  const mutate = (mutationFn: () => Promise<unknown>) =>
    mutations.build<unknown, Error, object, unknown>(queryClient, { mutationFn }).execute({ password: 'secret' });
  const observe = (queryKey: string[], queryFn: () => unknown) => {
    const observer = new QueryObserver(queryClient, { queryKey, queryFn, staleTime: 60_000 });
    onTestFinished(observer.subscribe(() => {}));
    return () => observer.getCurrentResult().data;
  };
  return { session, onError, queryClient, mutations, mutate, observe };
}

it('drops all cached data, and all mutations with their input, when the user changes [S-25, S-26, F-17, R-187, R-188]', () => {
  const { session, queryClient, mutations, mutate, observe } = setUp();
  queryClient.setQueryData(['active'], 'of A');
  queryClient.setQueryData(['inactive'], 'of A');
  void mutate(() => new Promise(() => {}));
  const getActive = observe(['active'], () => 'fresh');
  session.signIn(another);
  expect([getActive(), queryClient.getQueryData(['inactive']), mutations.getAll()]).toEqual([undefined, undefined, []]);
  queryClient.setQueryData(['inactive'], 'of B');
  session.signOut();
  expect(queryClient.getQueryData(['inactive'])).toBeUndefined();
});

it('keeps the data of a user who signs in again, and refetches it [S-12, F-08]', async () => {
  const { session, observe } = setUp();
  const responses = ['first', 'second'];
  const getProfile = observe(['profile'], () => responses.shift());
  await waitFor(() => expect(getProfile()).toBe('first'));
  session.signIn(renewed);
  expect(getProfile()).toBe('first');
  await waitFor(() => expect(getProfile()).toBe('second'));
});

it("reports the error of a user's mutation to that user only [S-25, F-27]", async () => {
  const { session, onError, mutate } = setUp();
  const countAfter = async (change: () => void) => {
    let reject = (_error: Error) => {};
    const ended = mutate(() => new Promise((_, rejectCall) => (reject = rejectCall))).catch(() => undefined);
    change();
    await Promise.resolve();
    reject(new Error('Batch of Asha exists already'));
    await ended;
    return onError.mock.calls.length;
  };
  expect(await countAfter(() => session.signIn(renewed))).toBe(1);
  expect(await countAfter(() => session.signIn(another))).toBe(1);
  expect(await countAfter(() => session.signOut())).toBe(1);
  expect(await countAfter(() => session.signIn(loginResponse)), 'a guest may be the user who signs in').toBe(2);
});

it('forgets what is kept for reading offline when the session expires or the user changes [S-25]', () => {
  const { session } = setUp();
  const deleteCache = vi.fn(async () => true);
  vi.stubGlobal('caches', { delete: deleteCache });
  session.keepExpired();
  const changes = [
    () => session.signIn(another),
    () => session.signIn({ ...another, token: 'renewed' }),
    () => session.expire('renewed'),
    () => session.leave(),
  ];
  const isForgotten = changes.map((change) => {
    deleteCache.mockClear();
    change();
    return deleteCache.mock.calls.length > 0;
  });
  expect(isForgotten).toEqual([true, false, true, true]);
});

it('keeps no mutation that has ended, because its input may be a password [S-26, R-188]', async () => {
  const { mutations, mutate } = setUp();
  await mutate(() => Promise.resolve());
  await mutate(() => Promise.reject(new Error('No'))).catch(() => undefined);
  await waitFor(() => expect(mutations.getAll()).toEqual([]));
});

it('fails at once and reports the error while the device is offline [F-02, R-253]', async () => {
  const { onError, queryClient, mutate } = setUp();
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  const error = new Error('no network');
  await expect(mutate(() => Promise.reject(error))).rejects.toBe(error);
  await expect(queryClient.query({ queryKey: ['q'], queryFn: () => Promise.reject(error), meta: { quiet: true } })).rejects.toBe(error);
  expect(onError.mock.calls).toEqual([
    [error, undefined],
    [error, { quiet: true }],
  ]);
});

it('shares unchanged data after a refetch, except in a list of 100,000 rows, which would block the page [F-19]', () => {
  const { queryClient } = setUp();
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
