import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { adminTokenKey, createSessionStore, sessionKey } from './store.ts';

const loginResponse = { token: 't', user: { _id: 'u', role: 10, fullName: 'Asha', phone: '00000' } };

const storage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
};

/** Changes the stored session as another tab does. */
function setInAnotherTab(text: string | null): void {
  if (text === null) localStorage.removeItem(sessionKey);
  else localStorage.setItem(sessionKey, text);
  dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
}

it('stores the session of a login under the fixed key [R-160, R-182, Q-21]', () => {
  const session = createSessionStore();
  session.signIn(loginResponse);
  expect([sessionKey, adminTokenKey]).toEqual(['institute.session', 'adminToken']);
  expect(JSON.parse(localStorage.getItem(sessionKey) ?? '')).toEqual({ token: 't', user: { _id: 'u', role: 10, fullName: 'Asha' } });
  expect(createSessionStore().get()?.token).toBe('t');
});

it.each([undefined, {}, { token: 't' }, { token: '', user: loginResponse.user }])(
  'signs nobody in with the response %j [S-13]',
  (response) => {
    const session = createSessionStore();
    expect(session.signIn(response)).toBeUndefined();
    expect([session.get(), localStorage.length]).toEqual([undefined, 0]);
  },
);

it('removes the session and the admin token at logout [R-187]', () => {
  const session = createSessionStore();
  session.signIn(loginResponse);
  sessionStorage.setItem(adminTokenKey, 'admin');
  session.signOut();
  expect([localStorage.getItem(sessionKey), sessionStorage.getItem(adminTokenKey), session.get()]).toEqual([null, null, undefined]);
});

it('removes a stored text that is not a session [S-13]', () => {
  localStorage.setItem(sessionKey, '{"token":1}');
  expect(createSessionStore().get()).toBeUndefined();
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

it('reads the admin token from storage at each call [Q-48, S-07]', () => {
  const session = createSessionStore();
  expect(session.adminToken()).toBeUndefined();
  sessionStorage.setItem(adminTokenKey, 'admin');
  expect(session.adminToken()).toBe('admin');
});

it('returns the same object until the session changes', () => {
  const session = createSessionStore();
  session.signIn(loginResponse);
  expect(session.get()).toBe(session.get());
});

it('removes the admin token when the user changes, also in another tab [S-25, Q-48]', () => {
  const session = createSessionStore();
  session.signIn(loginResponse);
  sessionStorage.setItem(adminTokenKey, 'of A');
  session.signIn({ ...loginResponse, token: 'b' });
  expect(session.adminToken()).toBeUndefined();
  sessionStorage.setItem(adminTokenKey, 'of A');
  const unsubscribe = session.subscribe(() => session.get());
  setInAnotherTab(JSON.stringify({ token: 'c', user: { _id: 'c', role: 12 } }));
  expect(session.adminToken()).toBeUndefined();
  unsubscribe();
});

it('keeps the admin token while the session has the same token, also in another tab [Q-48]', () => {
  const session = createSessionStore();
  session.signIn(loginResponse);
  sessionStorage.setItem(adminTokenKey, 'admin');
  session.signIn({ ...loginResponse, user: { ...loginResponse.user, fullName: 'Asha Rani' } });
  const unsubscribe = session.subscribe(() => session.get());
  setInAnotherTab(JSON.stringify({ ...loginResponse, user: { _id: 'u', role: 11 } }));
  expect([session.get()?.user.role, session.adminToken()]).toEqual([11, 'admin']);
  unsubscribe();
});

it('does not notify of an event without a change, or after the last listener has unsubscribed', () => {
  const session = createSessionStore();
  session.signIn(loginResponse);
  const listener = vi.fn();
  const unsubscribe = session.subscribe(listener);
  setInAnotherTab(localStorage.getItem(sessionKey));
  dispatchEvent(new Event('pageshow'));
  unsubscribe();
  setInAnotherTab(null);
  dispatchEvent(new Event('pageshow'));
  expect([listener.mock.calls, session.userChanges()]).toEqual([[], 0]);
});

it('counts sign-outs in another tab, but no sign-ins or token renewals [S-25]', () => {
  const session = createSessionStore();
  const unsubscribe = session.subscribe(() => session.get());
  session.get();
  const counts = [
    JSON.stringify(loginResponse),
    JSON.stringify({ ...loginResponse, token: 'renewed' }),
    null,
    JSON.stringify(loginResponse),
    '{"token":1}',
  ].map((text) => {
    setInAnotherTab(text);
    return session.userChanges();
  });
  expect(counts).toEqual([0, 0, 1, 1, 2]);
  session.signIn(loginResponse);
  session.signOut();
  expect(session.userChanges(), 'a sign-out in this tab does not count').toBe(2);
  unsubscribe();
});

it('detects a sign-out that happened while the page was in the back/forward cache [S-25, F-17]', () => {
  const session = createSessionStore();
  const unsubscribe = session.subscribe(() => session.get());
  session.signIn(loginResponse);
  localStorage.removeItem(sessionKey);
  dispatchEvent(new Event('pageshow'));
  expect([session.get(), session.userChanges()]).toEqual([undefined, 1]);
  unsubscribe();
});

it('updates the stored user from the profile, and writes nothing if nothing has changed [S-12]', () => {
  const write = vi.fn(storage.setItem);
  const session = createSessionStore({ local: () => ({ ...storage, setItem: write }) });
  session.update({ _id: 'u', role: 10 });
  expect(localStorage.getItem(sessionKey), 'a response does not sign a guest in').toBeNull();
  session.signIn({ token: 't', user: { _id: 'u', role: 12, fullName: 'Old', avatar: { url: '/old' } } });
  session.update({ _id: 'u', role: 10, fullName: 'New', email: 'a@example.com', rollNo: 'X/1', phone: '00000' });
  expect(JSON.parse(localStorage.getItem(sessionKey) ?? '')).toEqual({
    token: 't',
    user: { _id: 'u', role: 10, fullName: 'New', email: 'a@example.com', rollNo: 'X/1' },
  });
  write.mockClear();
  const previous = session.get();
  for (const same of [{ rollNo: 'X/1', email: 'a@example.com', fullName: 'New', role: '10', _id: 'u' }, undefined, null, [], { role: 12 }])
    session.update(same);
  expect([write.mock.calls, session.get()]).toEqual([[], previous]);
});

it('a late response does not restore a session that has ended [S-25, F-17]', () => {
  const session = createSessionStore();
  session.signIn(loginResponse);
  localStorage.removeItem(sessionKey);
  session.update({ _id: 'u', role: 10, fullName: 'Changed' });
  expect(localStorage.getItem(sessionKey), 'another tab has logged out').toBeNull();
  const other = JSON.stringify({ token: 'b', user: { _id: 'b', role: 12 } });
  localStorage.setItem(sessionKey, other);
  session.update({ _id: 'u', role: 10, fullName: 'Changed' });
  expect(localStorage.getItem(sessionKey), 'another user has signed in').toBe(other);
});

it('follows a login and a logout in another tab [F-17]', () => {
  const session = createSessionStore();
  const listener = vi.fn();
  const unsubscribe = session.subscribe(listener);
  localStorage.setItem(sessionKey, JSON.stringify(loginResponse));
  dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
  expect(session.get()?.token).toBe('t');
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(session.get()).toBeUndefined();
  dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
});

it('works in memory if the browser rejects storage, and reports it once [F-16]', () => {
  const broken = () => {
    throw new Error('denied');
  };
  const onNotStored = vi.fn();
  const session = createSessionStore({ local: broken, tab: broken, onNotStored });
  expect(session.get()).toBeUndefined();
  session.signIn(loginResponse);
  expect(session.get()?.user._id).toBe('u');
  session.update({ _id: 'u', role: 11 });
  expect(session.get()?.user.role).toBe(11);
  session.signOut();
  expect(session.get()).toBeUndefined();
  session.signIn(loginResponse);
  expect(onNotStored).toHaveBeenCalledTimes(1);
});

it('reports nothing if the session is stored [F-16]', () => {
  const onNotStored = vi.fn();
  createSessionStore({ onNotStored }).signIn(loginResponse);
  expect(onNotStored).not.toHaveBeenCalled();
});

it('does not restore the previous session at the next start if the next one could not be stored [F-16, S-25]', () => {
  let full = false;
  const setItem = (key: string, value: string) => {
    if (full) throw new DOMException('full', 'QuotaExceededError');
    localStorage.setItem(key, value);
  };
  const session = createSessionStore({ local: () => ({ ...storage, setItem }) });
  session.signIn(loginResponse);
  full = true;
  session.signIn({ token: 'b', user: { _id: 'b', role: 10 } });
  expect([session.get()?.token, createSessionStore().get()]).toEqual(['b', undefined]);
});

describe('what a user has left', () => {
  const b = { token: 'b', user: { _id: 'b', role: 10 } };

  function setUpUser() {
    const onUserChange = vi.fn();
    const session = createSessionStore({ onUserChange });
    const unsubscribe = session.subscribe(() => session.get());
    onTestFinished(unsubscribe);
    session.signIn(loginResponse);
    onUserChange.mockClear();
    return { session, onUserChange, goneUsers: () => onUserChange.mock.calls.map(([next]) => next) };
  }

  it('goes at a logout, here or in another tab [S-25]', () => {
    const { session, goneUsers } = setUpUser();
    session.signOut();
    session.signIn(loginResponse);
    setInAnotherTab(null);
    expect(goneUsers()).toEqual([undefined, undefined]);
  });

  it('stays when the session expires or is renewed, and goes when another user arrives after an expired session was given up [S-25]', () => {
    const { session, goneUsers } = setUpUser();
    session.signIn({ ...loginResponse, token: 'renewed' });
    session.keepExpired();
    session.expire('renewed');
    session.leave();
    session.signIn(loginResponse);
    session.expire('t');
    session.leave();
    expect(goneUsers(), 'the same user finds what was left').toEqual([]);
    session.signIn(b);
    expect(goneUsers()).toEqual(['b']);
  });

  it('goes when another user arrives in another tab after an expired session was given up [S-25]', () => {
    const { session, goneUsers } = setUpUser();
    session.expire('t');
    setInAnotherTab(JSON.stringify(b));
    expect(goneUsers()).toEqual(['b']);
  });
});

it('gives up an expired session in all tabs, but never the session of a user who has signed in meanwhile [S-25, F-17]', () => {
  const setItem = vi.fn(storage.setItem);
  const session = createSessionStore({ local: () => ({ ...storage, setItem }) });
  const other = createSessionStore();
  for (const store of [session, other]) {
    onTestFinished(store.subscribe(() => store.get()));
    onTestFinished(store.keepExpired());
  }
  session.signIn(loginResponse);
  other.sync();
  session.expire('t');
  dispatchEvent(new StorageEvent('storage', { key: sessionKey, newValue: 'expired' }));
  expect(other.isExpired()).toBe(true);
  setItem.mockClear();
  session.leave();
  expect([setItem.mock.calls, localStorage.getItem(sessionKey)]).toEqual([[[sessionKey, 'left']], null]);
  dispatchEvent(new StorageEvent('storage', { key: sessionKey, newValue: 'left' }));
  expect([other.isExpired(), other.get()]).toEqual([false, undefined]);

  other.signIn(loginResponse);
  other.expire('t');
  const changes = other.userChanges();
  localStorage.setItem(sessionKey, JSON.stringify({ token: 'b', user: { _id: 'b', role: 10 } }));
  other.leave();
  expect([other.get()?.token, other.userChanges()], 'before the event of the other tab').toEqual(['b', changes + 1]);
});

it('an expiry does not remove the session with which another tab signs in at the same moment [F-17]', () => {
  const signedIn = JSON.stringify({ token: 'b', user: { _id: 'b', role: 10 } });
  let reads = 0;
  const getItem = (key: string) => {
    // The first read only checks that the text was stored.
    if (localStorage.getItem(key) === 'expired' && ++reads === 2) localStorage.setItem(key, signedIn);
    return localStorage.getItem(key);
  };
  const session = createSessionStore({ local: () => ({ ...storage, getItem }) });
  session.signIn(loginResponse);
  session.expire('t');
  expect(localStorage.getItem(sessionKey)).toBe(signedIn);
});
