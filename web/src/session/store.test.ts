import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminTokenKey, createSession, sessionKey } from './store.ts';

const record = { token: 't', user: { _id: 'u', role: 10, fullName: 'Asha', phone: '00000' } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const place = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
};

/** What another tab does to the record. */
function elsewhere(text: string | null): void {
  if (text === null) localStorage.removeItem(sessionKey);
  else localStorage.setItem(sessionKey, text);
  dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
}

it('keeps the session of a login under the fixed key [R-160, R-182, Q-21]', () => {
  const session = createSession();
  session.signIn(record);
  expect(JSON.parse(localStorage.getItem(sessionKey) ?? '')).toEqual({ token: 't', user: { _id: 'u', role: 10, fullName: 'Asha' } });
  expect(createSession().get()?.token).toBe('t');
});

it('removes the session and the admin token at logout [R-187]', () => {
  const session = createSession();
  session.signIn(record);
  sessionStorage.setItem(adminTokenKey, 'admin');
  session.signOut();
  expect([localStorage.getItem(sessionKey), sessionStorage.getItem(adminTokenKey), session.get()]).toEqual([null, null, undefined]);
});

it('removes what is not a session [S-13]', () => {
  localStorage.setItem(sessionKey, '{"token":1}');
  expect(createSession().get()).toBeUndefined();
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

it('reads the admin token at the moment of asking [Q-48, S-07]', () => {
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

it('leaves the admin token of one person to no other, also when another tab changes the person [S-25, Q-48]', () => {
  const session = createSession();
  session.signIn(record);
  sessionStorage.setItem(adminTokenKey, 'of A');
  session.signIn({ ...record, token: 'b' });
  expect(session.adminToken()).toBeUndefined();
  sessionStorage.setItem(adminTokenKey, 'of A');
  const stop = session.subscribe(() => session.get());
  elsewhere(JSON.stringify({ token: 'c', user: { _id: 'c', role: 12 } }));
  expect(session.adminToken()).toBeUndefined();
  stop();
});

it('counts who has left in another tab, and nobody who came or only changed [S-25]', () => {
  const session = createSession();
  const stop = session.subscribe(() => session.get());
  session.get();
  const counts = [JSON.stringify(record), JSON.stringify({ ...record, token: 'renewed' }), null, JSON.stringify(record), '{"token":1}'].map(
    (text) => {
      elsewhere(text);
      return session.departures();
    },
  );
  expect(counts).toEqual([0, 0, 1, 1, 2]);
  session.signIn(record);
  session.signOut();
  expect(session.departures(), 'here, what is typed may be needed').toBe(2);
  stop();
});

it('finds out that somebody has left while the page was in the back/forward cache [S-25, F-17]', () => {
  const session = createSession();
  const stop = session.subscribe(() => session.get());
  session.signIn(record);
  localStorage.removeItem(sessionKey);
  dispatchEvent(new Event('pageshow'));
  expect([session.get(), session.departures()]).toEqual([undefined, 1]);
  stop();
});

it('takes over what the server says of the person, and writes nothing where nothing is new [S-12]', () => {
  const write = vi.fn(place.setItem);
  const session = createSession({ local: () => ({ ...place, setItem: write }) });
  session.update({ _id: 'u', role: 10 });
  expect(localStorage.getItem(sessionKey), 'nobody is made a person by an answer').toBeNull();
  session.signIn({ token: 't', user: { _id: 'u', role: 12, fullName: 'Old', avatar: { url: '/old' } } });
  session.update({ _id: 'u', role: 10, fullName: 'New', email: 'a@example.com', rollNo: 'X/1', phone: '00000' });
  expect(JSON.parse(localStorage.getItem(sessionKey) ?? '')).toEqual({
    token: 't',
    user: { _id: 'u', role: 10, fullName: 'New', email: 'a@example.com', rollNo: 'X/1' },
  });
  write.mockClear();
  const known = session.get();
  for (const same of [{ rollNo: 'X/1', email: 'a@example.com', fullName: 'New', role: '10', _id: 'u' }, undefined, null, [], { role: 12 }])
    session.update(same);
  expect([write.mock.calls, session.get()]).toEqual([[], known]);
});

it('an answer that comes too late brings nobody back [S-25, F-17]', () => {
  const session = createSession();
  session.signIn(record);
  localStorage.removeItem(sessionKey);
  session.update({ _id: 'u', role: 10, fullName: 'Changed' });
  expect(localStorage.getItem(sessionKey), 'another tab has logged out').toBeNull();
  const other = JSON.stringify({ token: 'b', user: { _id: 'b', role: 12 } });
  localStorage.setItem(sessionKey, other);
  session.update({ _id: 'u', role: 10, fullName: 'Changed' });
  expect(localStorage.getItem(sessionKey), 'another person has signed in').toBe(other);
});

it('follows a login and a logout in another tab [F-17]', () => {
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

it('works in memory where the browser keeps nothing, and says so once [F-16]', () => {
  const broken = () => {
    throw new Error('denied');
  };
  const onUnkept = vi.fn();
  const session = createSession({ local: broken, tab: broken, onUnkept });
  expect(session.get()).toBeUndefined();
  session.signIn(record);
  expect(session.get()?.user._id).toBe('u');
  session.update({ _id: 'u', role: 11 });
  expect(session.get()?.user.role).toBe(11);
  session.signOut();
  expect(session.get()).toBeUndefined();
  session.signIn(record);
  expect(onUnkept).toHaveBeenCalledTimes(1);
});

it('says nothing where the record is kept [F-16]', () => {
  const onUnkept = vi.fn();
  createSession({ onUnkept }).signIn(record);
  expect(onUnkept).not.toHaveBeenCalled();
});

it('brings nobody back at the next start when the record of the next person could not be kept [F-16, S-25]', () => {
  let full = false;
  const setItem = (key: string, value: string) => {
    if (full) throw new DOMException('full', 'QuotaExceededError');
    localStorage.setItem(key, value);
  };
  const session = createSession({ local: () => ({ ...place, setItem }) });
  session.signIn(record);
  full = true;
  session.signIn({ token: 'b', user: { _id: 'b', role: 10 } });
  expect([session.get()?.token, createSession().get()]).toEqual(['b', undefined]);
});
