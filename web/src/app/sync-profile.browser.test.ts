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
  const responses: ((user: object) => void)[] = [];
  const fetch = () => new Promise<Response>((resolve) => responses.push((user) => resolve(Response.json({ success: true, user }))));
  const queries = createQueries(createApi({ baseUrl: 'https://api.example.com/v1', fetch, token: () => session.get()?.token }));
  const queryClient = createAppQueryClient(session, vi.fn());
  syncProfile(queryClient, queries, session);
  session.signIn(edited);
  const fetchProfile = () => queryClient.query(queries.getProfile()).catch(() => undefined);
  const stored = () => JSON.parse(localStorage.getItem(sessionKey) ?? 'null');
  /** Waits until the request has been sent. */
  const requested = () => waitFor(() => expect(responses).toHaveLength(1));
  return { session, queryClient, queries, fetchProfile, stored, requested, respond: (user: object) => responses.shift()?.(user) };
}

it('replaces a role that was edited by hand with that of the profile, and keeps other cached data [S-12, R-183]', async () => {
  const { session, queryClient, queries, fetchProfile, stored, requested, respond } = setUp();
  queryClient.setQueryData(['another'], 'cached');
  const update = vi.spyOn(session, 'update');
  const fetched = fetchProfile();
  await requested();
  respond(profile);
  await fetched;
  expect(stored()).toEqual({ token: 't', user: { _id: 'u', role: 10, fullName: 'Asha Rani' } });
  expect(queryClient.getQueryData(queries.getProfile().queryKey)?.user.role).toBe(10);
  expect(queryClient.getQueryData(['another'])).toBe('cached');
  queryClient.setQueryData(['another'], 'changed');
  expect(update).toHaveBeenCalledTimes(1);
});

it('ignores a profile that arrives after the logout or after the next login [S-25, F-17]', async () => {
  const { session, fetchProfile, stored, requested, respond } = setUp();
  void fetchProfile();
  await requested();
  session.signOut();
  respond(profile);
  await new Promise((resolve) => setTimeout(resolve));
  expect(stored()).toBeNull();
  session.signIn(edited);
  void fetchProfile();
  await requested();
  session.signIn({ token: 'b', user: { _id: 'b', role: 12 } });
  respond(profile);
  await new Promise((resolve) => setTimeout(resolve));
  expect(stored()).toEqual({ token: 'b', user: { _id: 'b', role: 12 } });
});
