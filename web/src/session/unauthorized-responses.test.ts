import { beforeEach, expect, it } from 'vitest';
import { adminTokenKey, createSession } from './store.ts';
import { watchRefusals } from './unauthorized-responses.ts';

const request = (token?: string) =>
  new Request('https://api.example.com/v1/x', token ? { headers: { Authorization: `Bearer ${token}` } } : {});
const answers = (status: number) => watchRefusals(async () => new Response(null, { status }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("knows a 401 of the session's own token from one of another token or of none [Q-72, F-08]", async () => {
  const session = createSession();
  session.signIn({ token: 't', user: { _id: 'u', role: 10 } });
  for (const [status, token, expected] of [
    [401, 't', true],
    [401, 'admin', false],
    [401, undefined, false],
    [403, 't', false],
  ] as const) {
    const refusals = answers(status);
    await refusals.fetch(request(token));
    expect(refusals.includes(session)).toBe(expected);
  }
});

it('forgets an older refusal when a call without a token is refused [Q-72]', async () => {
  const session = createSession();
  session.signIn({ token: 't', user: { _id: 'u', role: 10 } });
  const refusals = answers(401);
  await refusals.fetch(request('t'));
  await refusals.fetch(request());
  expect(refusals.includes(session)).toBe(false);
});

it('knows a refusal that belongs to a session which is over [F-08]', async () => {
  const session = createSession();
  const refusals = answers(401);
  const isEcho = async (token?: string) => {
    await refusals.fetch(request(token));
    return refusals.isEcho(session);
  };
  session.signIn({ token: 'new', user: { _id: 'u', role: 10 } });
  sessionStorage.setItem(adminTokenKey, 'admin');
  expect([await isEcho('old'), await isEcho('new'), await isEcho('admin'), await isEcho()]).toEqual([true, false, false, false]);
  session.signOut();
  expect([await isEcho('new'), await isEcho()]).toEqual([true, false]);
});
