import { createApi, createQueries } from '@institute/sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import { createAppQueryClient } from '../app/query-client.ts';
import { createSession, sessionKey } from './store.ts';
import { followProfile } from './sync-profile.ts';

const forged = { token: 't', user: { _id: 'u', role: 12, fullName: 'Asha' } };
const profile = { _id: 'u', role: 10, fullName: 'Asha Rani', phone: '00000' };

beforeEach(() => localStorage.clear());

/** An app whose profile is answered when the test says so. */
function setUp() {
  const session = createSession();
  const answers: ((user: object) => void)[] = [];
  const fetch = () => new Promise<Response>((resolve) => answers.push((user) => resolve(Response.json({ success: true, user }))));
  const queries = createQueries(createApi({ baseUrl: 'https://api.example.com/v1', fetch, token: () => session.get()?.token }));
  const queryClient = createAppQueryClient(session, vi.fn());
  followProfile(queryClient, queries, session);
  session.signIn(forged);
  const read = () => queryClient.query(queries.getProfile()).catch(() => undefined);
  const stored = () => JSON.parse(localStorage.getItem(sessionKey) ?? 'null');
  /** Waits until the call is under way. */
  const asked = () => vi.waitFor(() => expect(answers).toHaveLength(1));
  return { session, queryClient, queries, read, stored, asked, answer: (user: object) => answers.shift()?.(user) };
}

it('a role edited by hand gives way to that of the profile, and no answer is forgotten for it [S-12, R-183]', async () => {
  const { session, queryClient, queries, read, stored, asked, answer } = setUp();
  queryClient.setQueryData(['another'], 'kept');
  const update = vi.spyOn(session, 'update');
  const done = read();
  await asked();
  answer(profile);
  await done;
  expect(stored()).toEqual({ token: 't', user: { _id: 'u', role: 10, fullName: 'Asha Rani' } });
  expect(queryClient.getQueryData(queries.getProfile().queryKey)?.user.role).toBe(10);
  expect(queryClient.getQueryData(['another'])).toBe('kept');
  queryClient.setQueryData(['another'], 'of another call');
  expect(update).toHaveBeenCalledTimes(1);
});

it('a profile that comes after the logout, or after the next login, changes nobody [S-25, F-17]', async () => {
  const { session, read, stored, asked, answer } = setUp();
  void read();
  await asked();
  session.signOut();
  answer(profile);
  await new Promise((resolve) => setTimeout(resolve));
  expect(stored()).toBeNull();
  session.signIn(forged);
  void read();
  await asked();
  session.signIn({ token: 'b', user: { _id: 'b', role: 12 } });
  answer(profile);
  await new Promise((resolve) => setTimeout(resolve));
  expect(stored()).toEqual({ token: 'b', user: { _id: 'b', role: 12 } });
});
