import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminTokenKey, createSession, sessionKey } from './store.ts';

const record = { token: 't', user: { _id: 'u', role: 10, fullName: 'Asha', phone: '00000' } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

it('R-160 R-182 Q-21 keeps the session of a login under the fixed key', () => {
  const session = createSession();
  session.signIn(record);
  expect(JSON.parse(localStorage.getItem(sessionKey) ?? '')).toEqual({ token: 't', user: { _id: 'u', role: 10, fullName: 'Asha' } });
  expect(createSession().get()?.token).toBe('t');
});

it('R-187 removes the session and the admin token at logout', () => {
  const session = createSession();
  session.signIn(record);
  sessionStorage.setItem(adminTokenKey, 'admin');
  session.signOut();
  expect([localStorage.getItem(sessionKey), sessionStorage.getItem(adminTokenKey), session.get()]).toEqual([null, null, undefined]);
});

it('S-13 removes what is not a session', () => {
  localStorage.setItem(sessionKey, '{"token":1}');
  expect(createSession().get()).toBeUndefined();
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

it('Q-48 S-07 reads the admin token at the moment of asking', () => {
  const session = createSession();
  expect(session.adminToken()).toBeUndefined();
  sessionStorage.setItem(adminTokenKey, 'admin');
  expect(session.adminToken()).toBe('admin');
});

it('answers with the same object until something changes', () => {
  const session = createSession();
  session.signIn(record);
  expect(session.get()).toBe(session.get());
});

it('F-17 follows a login and a logout in another tab', () => {
  const session = createSession();
  const listener = vi.fn();
  const stop = session.subscribe(listener);
  localStorage.setItem(sessionKey, JSON.stringify(record));
  dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
  expect(session.get()?.token).toBe('t');
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(session.get()).toBeUndefined();
  dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

it('F-16 works in memory where the browser keeps nothing', () => {
  const broken = () => {
    throw new Error('denied');
  };
  const session = createSession({ local: broken, tab: broken });
  expect(session.get()).toBeUndefined();
  session.signIn(record);
  expect(session.get()?.user._id).toBe('u');
  session.signOut();
  expect(session.get()).toBeUndefined();
});
