import { createApi } from '@institute/sdk';
import { createQueries } from '@institute/sdk/query';
import { hashKey, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Prefetch } from '#lib/prefetch.ts';
import { guardedPrefetch } from './guarded-prefetch.ts';
import { createSessionStore } from './store.ts';

interface Options {
  isGuest?: boolean;
  isCached?: boolean;
  role?: number;
}

it.each<[string, Options, string[]]>([
  ['requests nothing for a guest [R-014]', { isGuest: true }, []],
  ['requests the data of a page once the profile has confirmed the role [S-12]', {}, ['profile', 'page']],
  ['requests no data while the profile has another role than the stored session [S-12]', { role: 10 }, ['profile']],
  ['requests no data while the profile does not arrive [S-12]', { role: undefined }, ['profile']],
  ['uses a profile that is already there', { isCached: true }, ['page']],
])('%s', async (_what, { isGuest = false, isCached = false, ...profileRole }, calls) => {
  const { role } = { role: 12, ...profileRole };
  const queries = createQueries(createApi({ baseUrl: 'https://api.example.com/v1' }));
  const queryClient = new QueryClient();
  const session = createSessionStore();
  const profile = role && { success: true, user: { _id: 'u', role, fullName: 'Asha', email: 'asha@example.com' } };
  const { queryKey: profileKey } = queries.getProfile();
  const requested: string[] = [];
  const prefetch = async ({ queryKey }: { queryKey: readonly unknown[] }) => {
    const isProfile = hashKey(queryKey) === hashKey(profileKey);
    requested.push(isProfile ? 'profile' : 'page');
    return isProfile ? profile : 'data';
  };
  if (!isGuest) session.signIn({ token: 't', user: { _id: 'u', role: 12 } });
  if (isCached) queryClient.setQueryData<unknown>(profileKey, profile);
  const context = { queries, queryClient, session, prefetch: prefetch as unknown as Prefetch };
  const data = await guardedPrefetch(context, 'operator')(queries.listStudents());
  expect([data, requested]).toEqual([calls.includes('page') ? 'data' : undefined, calls]);
});
