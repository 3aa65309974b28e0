import { createApi } from '@institute/sdk';
import { createQueries } from '@institute/sdk/query';
import { expect, it, vi } from 'vitest';
import { waitFor } from '#lib/testing.tsx';
import { createSessionStore, sessionKey } from '#session/store.ts';
import { syncProfile } from '#session/sync-profile.ts';
import { createAppQueryClient } from './query-client.ts';

const edited = { token: 't', user: { _id: 'u', role: 12, fullName: 'Asha' } };
const profile = { _id: 'u', role: 10, fullName: 'Asha Rani', phone: '00000' };

/** The test decides when the profile request gets its response. */
function setUp() {
  const session = createSessionStore();
  const responses: (() => void)[] = [];
  const fetch = () => new Promise<Response>((resolve) => responses.push(() => resolve(Response.json({ success: true, user: profile }))));
  const queries = createQueries(createApi({ baseUrl: 'https://api.example.com/v1', fetch, token: () => session.get()?.token }));
  const queryClient = createAppQueryClient(session, vi.fn());
  syncProfile(queryClient, queries, session);
  session.signIn(edited);
  /** Requests the profile, changes something, and lets the response come. */
  const fetchProfile = async (change = () => {}) => {
    void queryClient.query(queries.getProfile()).catch(() => undefined);
    await waitFor(() => expect(responses).toHaveLength(1));
    change();
    responses.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const stored = () => JSON.parse(localStorage.getItem(sessionKey) ?? 'null');
  return { session, queryClient, fetchProfile, stored };
}

it('replaces a role that was edited by hand with that of the profile, and keeps other cached data [S-12, R-183]', async () => {
  const { queryClient, fetchProfile, stored } = setUp();
  queryClient.setQueryData(['another'], 'cached');
  await fetchProfile();
  await waitFor(() => expect(stored()).toEqual({ token: 't', user: { _id: 'u', role: 10, fullName: 'Asha Rani' } }));
  expect(queryClient.getQueryData(['another'])).toBe('cached');
});

it('ignores a profile that arrives after the logout or after the next login [S-25, F-17]', async () => {
  const { session, fetchProfile, stored } = setUp();
  await fetchProfile(() => session.signOut());
  expect(stored()).toBeNull();
  session.signIn(edited);
  const next = { token: 'b', user: { _id: 'b', role: 12 } };
  await fetchProfile(() => session.signIn(next));
  expect(stored()).toEqual(next);
});
