import { ApiError } from '@institute/sdk';
import { expect, it, vi } from 'vitest';
import { adminTokenKey, createSessionStore } from './store.ts';
import { trackUnauthorizedResponses } from './unauthorized-responses.ts';

const request = (token?: string) =>
  new Request('https://api.example.com/v1/x', token ? { headers: { Authorization: `Bearer ${token}` } } : {});

/** A session with the token 't', and the errors of calls that the server rejects. */
function setUp(status = 401) {
  const session = createSessionStore();
  session.signIn({ token: 't', user: { _id: 'u', role: 10 } });
  const unauthorized = trackUnauthorizedResponses(async () => new Response(null, { status }));
  const call = async (token?: string) => {
    const { headers } = await unauthorized.fetch(request(token));
    return new ApiError('getProfile', status, '', headers);
  };
  return { session, unauthorized, call };
}

it('looks up the global fetch at each request', async () => {
  const unauthorized = trackUnauthorizedResponses();
  vi.stubGlobal('fetch', async () => new Response('later'));
  expect(await (await unauthorized.fetch(request())).text()).toBe('later');
});

it.each([undefined, 'admin', 'old'])(
  'knows the token of a 401 although the call with the token %s got one after it [Q-72, F-08]',
  async (other) => {
    const { session, unauthorized, call } = setUp();
    sessionStorage.setItem(adminTokenKey, 'admin');
    const [own, later] = [await call('t'), await call(other)];
    expect([unauthorized.hasRejected(own, session), unauthorized.isStale(own, session)]).toEqual([true, false]);
    expect([unauthorized.hasRejected(later, session), unauthorized.isStale(later, session)]).toEqual([false, other === 'old']);
  },
);

it.each([
  [401, 't', { isRejected: true, isStale: false }],
  [401, 'old', { isRejected: false, isStale: true }],
  [401, 'admin', { isRejected: false, isStale: false }],
  [401, undefined, { isRejected: false, isStale: false }],
  [403, 't', { isRejected: false, isStale: false }],
] as const)(
  "tells a 401 of the session's own token from those of earlier sessions and others: %i, %s [Q-72, F-08]",
  async (status, token, result) => {
    const { session, unauthorized, call } = setUp(status);
    sessionStorage.setItem(adminTokenKey, 'admin');
    const error = await call(token);
    expect({ isRejected: unauthorized.hasRejected(error, session), isStale: unauthorized.isStale(error, session) }).toEqual(result);
  },
);

it('rejects no token of a guest; that of the session before is one of an earlier session', async () => {
  const { session, unauthorized, call } = setUp();
  session.signOut();
  expect([unauthorized.isStale(await call('t'), session), unauthorized.isStale(await call(), session)]).toEqual([true, false]);
  expect(unauthorized.hasRejected(await call('undefined'), session)).toBe(false);
});
