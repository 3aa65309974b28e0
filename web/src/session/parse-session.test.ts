import { expect, it } from 'vitest';
import { parseSession, toSession } from './parse-session.ts';

const user = { _id: 'u', role: 10 };

it('stores the token and only the allowed fields of the user [R-182, R-183, Q-21, S-04]', () => {
  const allowed = { ...user, fullName: 'Asha', email: 'asha@example.com', rollNo: 'X/1' };
  const avatar = { url: 'https://e.example/a', id: 1 };
  const response = { token: 't', user: { ...allowed, phone: '00000', dob: '2000-01-01', avatar }, success: true };
  expect(toSession(response)).toEqual({ token: 't', user: { ...allowed, avatar: { url: avatar.url } } });
});

it('also accepts a picture in `profile` and a role as text [Q-23]', () => {
  const profile = { url: 'https://e.example/p' };
  expect(toSession({ token: 't', user: { _id: 'u', role: '12', profile } })).toEqual({
    token: 't',
    user: { _id: 'u', role: 12, avatar: profile },
  });
});

const withRole = (role: string) => `{"token":"t","user":{"_id":"u","role":${role}}}`;

it.each([
  '',
  'null',
  '{}',
  '"text"',
  '['.repeat(8000),
  '{"token":"t"}',
  '{"token":"","user":{"_id":"u","role":10}}',
  '{"token":7,"user":{"_id":"u","role":10}}',
  '{"token":"t\\r\\nCookie: x","user":{"_id":"u","role":10}}',
  '{"token":"t","user":[]}',
  '{"token":"t","user":{"_id":"","role":10}}',
  '{"token":"t","user":{"_id":"u"}}',
  '{"token":"t","user":{"_id":"u","role":10}',
  ...['null', '"boss"', '[12]', 'true', '" "', '1e999'].map(withRole),
  `[${withRole('10')}]`,
  '{"token":"t","_id":"u","role":10,"fullName":"Asha"}',
  `{"success":true,"data":${withRole('10')}}`,
  JSON.stringify({ token: 't', user: { ...user, fullName: 'a'.repeat(20_000) } }),
])('rejects %.60s [S-13]', (text) => {
  expect(parseSession(text)).toBeUndefined();
});

it('drops fields that are too long or not http(s) URLs, so that every stored session can be read again [S-13]', () => {
  const long = '\u0001"'.repeat(400);
  const worst = { token: 't'.repeat(8000), user: { ...user, fullName: long, email: long, rollNo: long } };
  expect(toSession(worst)?.user).toEqual(user);
  const texts = { fullName: 'a'.repeat(998), email: 'b'.repeat(998), rollNo: 'c'.repeat(998) };
  const longest = { token: 't'.repeat(8000), user: { ...user, ...texts, avatar: { url: `https://e.example/${'d'.repeat(2000)}` } } };
  expect(parseSession(JSON.stringify(toSession(longest)))).toEqual(longest);
  for (const url of ['data:image/png;base64,AAAA', 'javascript:alert(1)', `https://e.example/${'d'.repeat(3000)}`])
    expect(toSession({ token: 't', user: { ...user, avatar: { url } } })?.user).toEqual(user);
  expect(toSession({ token: 't'.repeat(9000), user })).toBeUndefined();
});

it('ignores __proto__ keys [S-14]', () => {
  const session = parseSession('{"token":"t","user":{"_id":"u","role":10,"__proto__":{"fullName":"x"}},"__proto__":{"a":1}}');
  expect(session).toEqual({ token: 't', user });
  expect(Object.hasOwn(Object.prototype, 'fullName')).toBe(false);
});

/** A seeded generator, so that a failure can be reproduced. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const allowed = ['_id', 'role', 'fullName', 'email', 'rollNo', 'avatar'];
const keys = [...allowed, 'token', 'user', 'profile', 'url', '__proto__', 'constructor', 'toString', ''];
const scalars = [null, true, false, 0, -1, 10, 12, '12', 1e308, '', ' ', 'text', 'छात्र', '\u0000', '\ud800', '<b>', 'x'.repeat(200)];

/** Random JSON: objects with the session's keys in wrong places, arrays and scalars. */
function anyJson(next: () => number, depth = 0): string {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)];
  const kind = next();
  if (depth > 4 || kind < 0.35) return JSON.stringify(pick(scalars) ?? null);
  const count = Math.floor(next() * 5);
  const parts = Array.from({ length: count }, () => anyJson(next, depth + 1));
  if (kind < 0.45) return `[${parts.join()}]`;
  return `{${parts.map((part) => `${JSON.stringify(pick(keys))}:${part}`).join()}}`;
}

it('parses each of 20,000 random strings to a complete session or to none, without throwing or prototype pollution [S-13, S-14]', () => {
  const next = random(7);
  let parsed = 0;
  for (let round = 0; round < 20_000; round++) {
    const user = `{"_id":"u","role":${anyJson(next, 4)},"avatar":${anyJson(next, 2)},"fullName":${anyJson(next, 3)}}`;
    const token = next() < 0.5 ? '"t"' : anyJson(next, 4);
    const json = next() < 0.3 ? anyJson(next) : `{"token":${token},"user":${next() < 0.7 ? user : anyJson(next)}}`;
    // A third of the strings is truncated.
    const text = next() < 0.3 ? json.slice(0, Math.floor(next() * json.length)) : json;
    const session = parseSession(text);
    if (!session) continue;
    parsed += 1;
    expect(toSession(JSON.parse(JSON.stringify(session))), text).toEqual(session);
    expect(session.token, text).toMatch(/^[\x20-\x7e]+$/);
    expect(Number.isFinite(session.user.role), text).toBe(true);
    expect(Object.keys(session.user).filter((key) => !allowed.includes(key))).toEqual([]);
  }
  expect(parsed, 'some of the strings are sessions').toBeGreaterThan(100);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
