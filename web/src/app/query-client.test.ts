import { type MutationState, onlineManager, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSession } from '../session/store.ts';
import { createAppQueryClient } from './query-client.ts';

const record = { token: 'a', user: { _id: 'u', role: 10 } };

beforeEach(() => localStorage.clear());

it('drops every answer when the person changes [S-25, F-17, R-187]', () => {
  const session = createSession();
  session.signIn(record);
  const queryClient = createAppQueryClient(session, vi.fn());
  queryClient.setQueryData(['seen'], 'of A');
  queryClient.setQueryData(['left'], 'of A');
  const observer = new QueryObserver(queryClient, { queryKey: ['seen'], queryFn: () => 'fresh', staleTime: 60_000 });
  const stop = observer.subscribe(() => {});
  session.signIn({ ...record, token: 'b' });
  expect([observer.getCurrentResult().data, queryClient.getQueryData(['left'])]).toEqual([undefined, undefined]);
  queryClient.setQueryData(['left'], 'of B');
  session.signOut();
  expect(queryClient.getQueryData(['left'])).toBeUndefined();
  stop();
});

it('drops every write with what was typed for it [S-25, S-26, R-187, R-188]', () => {
  const session = createSession();
  session.signIn(record);
  const queryClient = createAppQueryClient(session, vi.fn());
  const cache = queryClient.getMutationCache();
  cache.build(queryClient, {}, { variables: { password: 'secret' }, status: 'pending' } as MutationState);
  expect(cache.getAll()).toHaveLength(1);
  session.signOut();
  expect(cache.getAll()).toHaveLength(0);
});

it('fails at once while the device is offline, and tells it [F-02, R-253]', async () => {
  const told = vi.fn();
  const queryClient = createAppQueryClient(createSession(), told);
  onlineManager.setOnline(false);
  const error = new Error('no network');
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: () => Promise.reject(error) });
  await expect(mutation.execute(undefined)).rejects.toBe(error);
  await expect(queryClient.query({ queryKey: ['q'], queryFn: () => Promise.reject(error), meta: { quiet: true } })).rejects.toBe(error);
  expect(told.mock.calls).toEqual([
    [error, { quiet: false }],
    [error, { quiet: true }],
  ]);
  onlineManager.setOnline(true);
});

it('what is read again is compared with what was there, but not 100,000 rows, which would hold the page [F-19]', () => {
  const queryClient = createAppQueryClient(createSession(), vi.fn());
  const readAgain = (count: number) => {
    const answer = () => ({ success: true, rows: Array.from({ length: count }, (_, index) => ({ index })) });
    const fresh = answer();
    const first = queryClient.setQueryData([count], answer());
    return { first, second: queryClient.setQueryData([count], fresh), fresh };
  };
  const short = readAgain(1000);
  expect(short.second).toBe(short.first);
  const long = readAgain(100_000);
  expect(long.second, 'as it came, not a copy').toBe(long.fresh);
});
