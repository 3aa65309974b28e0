import { expect, it } from 'vitest';
import { parseSession, toSession } from './parse-session.ts';
import { createSessionStore, sessionKey } from './store.ts';

/** A seeded generator, so that a failure can be reproduced. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const keys = [
  'token',
  'user',
  '_id',
  'role',
  'fullName',
  'email',
  'rollNo',
  'avatar',
  'profile',
  'url',
  '__proto__',
  'constructor',
  'toString',
  '',
];
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
    expect(Object.keys(session.user).filter((key) => !['_id', 'role', 'fullName', 'email', 'rollNo', 'avatar'].includes(key))).toEqual([]);
  }
  expect(parsed, 'some of the strings are sessions').toBeGreaterThan(100);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

const huge = JSON.stringify({ token: 't', user: { _id: 'u', role: 10, fullName: 'x'.repeat(5_000_000) } });
const deep = '['.repeat(8000);

it.each([
  ['huge', huge],
  ['deeply nested', deep],
  ['a list', '[{"token":"t","user":{"_id":"u","role":10}}]'],
  ['null', 'null'],
  ['of an old version, flat', '{"token":"t","_id":"u","role":10,"fullName":"Asha"}'],
  ['of an old version, wrapped', '{"success":true,"data":{"token":"t","user":{"_id":"u","role":10}}}'],
  ['with a role that is a list', '{"token":"t","user":{"_id":"u","role":[12]}}'],
  ['with a role that is true', '{"token":"t","user":{"_id":"u","role":true}}'],
  ['with a blank role', '{"token":"t","user":{"_id":"u","role":" "}}'],
  ['with an infinite role', '{"token":"t","user":{"_id":"u","role":1e999}}'],
  ['with a token that breaks headers', '{"token":"t\\r\\nCookie: x","user":{"_id":"u","role":10}}'],
])('removes a stored session that is %s at the start [S-13]', (_what, text) => {
  localStorage.setItem(sessionKey, text);
  expect(createSessionStore().get()).toBeUndefined();
  expect(localStorage.getItem(sessionKey)).toBeNull();
});
