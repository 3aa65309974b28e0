import { expect, it } from 'vitest';
import { parseSession, toSession } from './parse-session.ts';

const user = { _id: 'u-1', role: 10 };

it('stores the token and only the allowed fields of the user [R-182, R-183, Q-21, S-04]', () => {
  const response = {
    token: 't',
    user: {
      ...user,
      fullName: 'Asha',
      email: 'asha@example.com',
      rollNo: 'X/1',
      phone: '00000',
      dob: '2000-01-01',
      avatar: { url: 'https://e.example/a', id: 1 },
    },
    success: true,
  };
  expect(toSession(response)).toEqual({
    token: 't',
    user: { ...user, fullName: 'Asha', email: 'asha@example.com', rollNo: 'X/1', avatar: { url: 'https://e.example/a' } },
  });
});

it('also accepts a picture in `profile` and a role as text [Q-23]', () => {
  expect(toSession({ token: 't', user: { _id: 'u', role: '12', profile: { url: 'https://e.example/p' } } })).toEqual({
    token: 't',
    user: { _id: 'u', role: 12, avatar: { url: 'https://e.example/p' } },
  });
});

it.each([
  '',
  'null',
  '[]',
  '{}',
  '"text"',
  '{"token":"t"}',
  '{"token":"","user":{"_id":"u","role":10}}',
  '{"token":7,"user":{"_id":"u","role":10}}',
  '{"token":"t","user":[]}',
  '{"token":"t","user":{"_id":"","role":10}}',
  '{"token":"t","user":{"_id":"u"}}',
  '{"token":"t","user":{"_id":"u","role":null}}',
  '{"token":"t","user":{"_id":"u","role":"boss"}}',
  '{"token":"t","user":{"_id":"u","role":10}',
  JSON.stringify({ token: 't', user: { ...user, fullName: 'a'.repeat(20_000) } }),
])('rejects %j [S-13]', (text) => {
  expect(parseSession(text)).toBeUndefined();
});

it('drops fields that are too long or not http(s) URLs, so that every stored session can be read again [S-13]', () => {
  const long = '\u0001"'.repeat(400);
  const worst = { token: 't'.repeat(8000), user: { ...user, _id: 'u', fullName: long, email: long, rollNo: long } };
  expect(toSession(worst)?.user).toEqual({ _id: 'u', role: 10 });
  const longest = {
    ...user,
    fullName: 'a'.repeat(998),
    email: 'b'.repeat(998),
    rollNo: 'c'.repeat(998),
    avatar: { url: `https://e.example/${'d'.repeat(2000)}` },
  };
  const session = toSession({ token: 't'.repeat(8000), user: longest });
  expect(parseSession(JSON.stringify(session))).toEqual({ token: 't'.repeat(8000), user: longest });
  for (const url of ['data:image/png;base64,AAAA', 'javascript:alert(1)', `https://e.example/${'d'.repeat(3000)}`])
    expect(toSession({ token: 't', user: { ...user, avatar: { url } } })?.user).toEqual(user);
  expect(toSession({ token: 't'.repeat(9000), user })).toBeUndefined();
});

it('ignores __proto__ keys [S-14]', () => {
  const session = parseSession('{"token":"t","user":{"_id":"u","role":10,"__proto__":{"fullName":"x"}},"__proto__":{"a":1}}');
  expect(session).toEqual({ token: 't', user: { _id: 'u', role: 10 } });
  expect(Object.hasOwn(Object.prototype, 'fullName')).toBe(false);
});
