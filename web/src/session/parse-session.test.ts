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
  ...['', 'null', '{}', '"text"', '['.repeat(8000), '{"token":"t"}', '{"token":"t","user":[]}', '{"token":"t","user":{"_id":"u"}}'],
  '{"token":"","user":{"_id":"u","role":10}}',
  '{"token":7,"user":{"_id":"u","role":10}}',
  '{"token":"t\\r\\nCookie: x","user":{"_id":"u","role":10}}',
  '{"token":"t","user":{"_id":"","role":10}}',
  ...['null', '"boss"', '[12]', 'true', '" "', '1e999'].map(withRole),
  ...[withRole('10').slice(0, -1), `[${withRole('10')}]`, `{"success":true,"data":${withRole('10')}}`],
  '{"token":"t","_id":"u","role":10,"fullName":"Asha"}',
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
