// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { adminTokenKey, createSessionStore } from './store.ts';
import { trackUnauthorizedResponses } from './unauthorized-responses.ts';

const request = (token?: string) =>
  new Request('https://api.example.com/v1/x', token ? { headers: { Authorization: `Bearer ${token}` } } : {});
const respondWith = (status: number) => trackUnauthorizedResponses(async () => new Response(null, { status }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("distinguishes a 401 of the session's own token from one of another token or of none [Q-72, F-08]", async () => {
  const session = createSessionStore();
  session.signIn({ token: 't', user: { _id: 'u', role: 10 } });
  for (const [status, token, expected] of [
    [401, 't', true],
    [401, 'admin', false],
    [401, undefined, false],
    [403, 't', false],
  ] as const) {
    const unauthorized = respondWith(status);
    await unauthorized.fetch(request(token));
    expect(unauthorized.hasRejected(session)).toBe(expected);
  }
  const unauthorized = respondWith(401);
  await unauthorized.fetch(request('undefined'));
  session.signOut();
  expect(unauthorized.hasRejected(session), 'a guest has no token').toBe(false);
});

it('looks up the global fetch at each request', async () => {
  const unauthorized = trackUnauthorizedResponses();
  vi.stubGlobal('fetch', async () => new Response('later'));
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await (await unauthorized.fetch(request())).text()).toBe('later');
});

it('clears the rejected token after a 401 without a token [Q-72]', async () => {
  const session = createSessionStore();
  session.signIn({ token: 't', user: { _id: 'u', role: 10 } });
  const unauthorized = respondWith(401);
  await unauthorized.fetch(request('t'));
  await unauthorized.fetch(request());
  expect(unauthorized.hasRejected(session)).toBe(false);
});

it('recognizes a 401 of an earlier session [F-08]', async () => {
  const session = createSessionStore();
  const unauthorized = respondWith(401);
  const isStale = async (token?: string) => {
    await unauthorized.fetch(request(token));
    return unauthorized.isStale(session);
  };
  session.signIn({ token: 'new', user: { _id: 'u', role: 10 } });
  sessionStorage.setItem(adminTokenKey, 'admin');
  expect([await isStale('old'), await isStale('new'), await isStale('admin'), await isStale()]).toEqual([true, false, false, false]);
  session.signOut();
  expect([await isStale('new'), await isStale()]).toEqual([true, false]);
});
