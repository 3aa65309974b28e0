import { createApi } from '@institute/sdk';
import { createQueries } from '@institute/sdk/query';
import { hashKey, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Prefetch } from '#lib/prefetch.ts';
import { guardedPrefetch } from './guarded-prefetch.ts';
import { createSessionStore } from './store.ts';

/** @param role That of the profile; undefined if it does not arrive in time. */
function setUp(role: number | undefined) {
  const queries = createQueries(createApi({ baseUrl: 'https://api.example.com/v1' }));
  const queryClient = new QueryClient();
  const session = createSessionStore();
  const profile = { success: true, user: { _id: 'u', role, fullName: 'Asha', email: 'asha@example.com' } };
  const requested: unknown[] = [];
  const prefetch = vi.fn(async ({ queryKey }: { queryKey: readonly unknown[] }) => {
    const isProfile = hashKey(queryKey) === hashKey(queries.getProfile().queryKey);
    requested.push(isProfile ? 'profile' : 'page');
    return isProfile ? (role === undefined ? undefined : profile) : 'data';
  });
  const context = { queries, queryClient, session, prefetch: prefetch as unknown as Prefetch };
  const load = () => guardedPrefetch(context, 'operator')(queries.listStudents());
  return { session, queryClient, queries, profile, requested, load };
}

it('requests nothing for a guest [R-014]', async () => {
  const { requested, load } = setUp(12);
  expect([await load(), requested]).toEqual([undefined, []]);
});

it('requests the data of a page once the profile has confirmed the role [S-12]', async () => {
  const { session, requested, load } = setUp(12);
  session.signIn({ token: 't', user: { _id: 'u', role: 12 } });
  expect([await load(), requested]).toEqual(['data', ['profile', 'page']]);
});

it.each([10, undefined])('requests no data while the profile has the role %s, whatever the stored session says [S-12]', async (role) => {
  const { session, requested, load } = setUp(role);
  session.signIn({ token: 't', user: { _id: 'u', role: 12 } });
  expect([await load(), requested]).toEqual([undefined, ['profile']]);
});

it('uses a profile that is already there', async () => {
  const { session, queryClient, queries, profile, requested, load } = setUp(12);
  session.signIn({ token: 't', user: { _id: 'u', role: 12 } });
  queryClient.setQueryData<unknown>(queries.getProfile().queryKey, profile);
  expect([await load(), requested]).toEqual(['data', ['page']]);
});
