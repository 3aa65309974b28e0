import { expect, it, onTestFinished, vi } from 'vitest';
import { adminTokenKey, createSessionStore, type SessionStore, sessionKey } from './store.ts';

const asha = { token: 't', user: { _id: 'u', role: 10, fullName: 'Asha' } };
const renewed = { ...asha, token: 'renewed' };
const ravi = { token: 'b', user: { _id: 'b', role: 10 } };
const stored = () => JSON.parse(localStorage.getItem(sessionKey) ?? 'null');

const spyOnWrites = () => vi.spyOn(Storage.prototype, 'setItem');

/** The storage event that a tab gets after another tab has written. */
const dispatchStorage = (newValue: string | null = null, key: string | null = sessionKey) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

/** Changes the stored session as another tab does. */
function setInAnotherTab(session: object | null): void {
  const text = session && JSON.stringify(session);
  if (text === null) localStorage.removeItem(sessionKey);
  else localStorage.setItem(sessionKey, text);
  dispatchStorage(text);
}

/** The session expires in another tab, which writes and then removes the record. */
function expireInAnotherTab(): void {
  const write = spyOnWrites();
  createSessionStore().expire('t');
  const written = write.mock.calls.map(([, value]) => value);
  write.mockRestore();
  for (const newValue of [...written, null]) dispatchStorage(newValue);
}

/** A tab in which a user is signed in. `keep`: it shows a page that only a signed-in user sees. */
function openTab({ keep = false } = {}) {
  const onUserChange = vi.fn();
  const session = createSessionStore({ onUserChange });
  onTestFinished(session.subscribe(() => session.get()));
  session.signIn(asha);
  onUserChange.mockClear();
  const release = keep ? session.keepExpired() : () => {};
  return { session, release, onUserChange, goneUsers: () => onUserChange.mock.calls.map(([next]) => next) };
}

const stateOf = (session: SessionStore) => [session.isExpired(), session.get()?.token, session.userChanges()];

it('stores the session of a login under the fixed key [R-160, R-182, Q-21]', () => {
  createSessionStore().signIn({ ...asha, user: { ...asha.user, phone: '00000' } });
  expect([sessionKey, adminTokenKey]).toEqual(['institute.session', 'adminToken']);
  expect([stored(), createSessionStore().get()?.token]).toEqual([asha, 't']);
});

it('signs nobody in with a response that is no session, and removes a stored text that is none [S-13]', () => {
  const session = createSessionStore();
  for (const response of [undefined, {}, { token: 't' }, { ...asha, token: '' }]) expect(session.signIn(response)).toBeUndefined();
  expect([session.get(), localStorage.length]).toEqual([undefined, 0]);
  localStorage.setItem(sessionKey, '{"token":1}');
  expect([createSessionStore().get(), stored()]).toEqual([undefined, null]);
});

it('reads the admin token from storage at each call, and removes it and the session at logout [R-187, Q-48, S-07]', () => {
  const { session } = openTab();
  expect(session.adminToken()).toBeUndefined();
  sessionStorage.setItem(adminTokenKey, 'admin');
  expect(session.adminToken()).toBe('admin');
  session.signOut();
  expect([stored(), sessionStorage.getItem(adminTokenKey), session.get()]).toEqual([null, null, undefined]);
});

it('keeps the admin token while the session has the same token, and removes it with another, also in another tab [S-25, Q-48]', () => {
  const { session } = openTab();
  for (const change of [session.signIn, setInAnotherTab]) {
    sessionStorage.setItem(adminTokenKey, 'admin');
    change({ ...asha, user: { ...asha.user, role: change === setInAnotherTab ? 11 : 12 } });
    expect(session.adminToken()).toBe('admin');
    change(renewed);
    expect(session.adminToken()).toBeUndefined();
    change(asha);
  }
});

it('notifies of a login and a logout in another tab, and of nothing else [F-17]', () => {
  const session = createSessionStore();
  const listener = vi.fn();
  const unsubscribe = session.subscribe(listener);
  setInAnotherTab(asha);
  expect([session.get()?.token, session.get()]).toEqual(['t', session.get()]);
  setInAnotherTab(asha);
  dispatchEvent(new Event('pageshow'));
  dispatchStorage(null, 'another');
  expect(listener).toHaveBeenCalledTimes(1);
  localStorage.clear();
  dispatchStorage(null, null);
  expect([session.get(), listener.mock.calls.length]).toEqual([undefined, 2]);
  unsubscribe();
  setInAnotherTab(asha);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('counts sign-outs in another tab or while the page was in the back/forward cache, but no sign-ins or renewals [S-25, F-17]', () => {
  const { session } = openTab();
  const counts = [asha, renewed, null, asha, { token: 1 }].map((change) => {
    setInAnotherTab(change);
    return session.userChanges();
  });
  expect(counts).toEqual([0, 0, 1, 1, 2]);
  session.signIn(asha);
  session.signOut();
  expect(session.userChanges(), 'a sign-out in this tab does not count').toBe(2);
  session.signIn(asha);
  localStorage.removeItem(sessionKey);
  dispatchEvent(new Event('pageshow'));
  expect(stateOf(session)).toEqual([false, undefined, 3]);
});

it('updates the stored user from the profile, and writes nothing if nothing has changed or nobody is signed in [S-12]', () => {
  const write = spyOnWrites();
  const session = createSessionStore();
  session.update({ _id: 'u', role: 10 });
  expect(stored(), 'a response does not sign a guest in').toBeNull();
  session.signIn({ token: 't', user: { _id: 'u', role: 12, fullName: 'Old', avatar: { url: '/old' } } });
  const user = { _id: 'u', role: 10, fullName: 'New', email: 'a@example.com', rollNo: 'X/1' };
  session.update({ ...user, phone: '00000' });
  expect(stored()).toEqual({ token: 't', user });
  write.mockClear();
  const previous = session.get();
  for (const same of [{ ...user, role: '10' }, undefined, null, [], { role: 12 }]) session.update(same);
  expect([write.mock.calls, session.get()]).toEqual([[], previous]);
});

it('a late response does not restore a session that has ended [S-25, F-17]', () => {
  const { session } = openTab();
  for (const [name, other] of Object.entries({ 'another tab has logged out': null, 'another user has signed in': ravi })) {
    if (other) localStorage.setItem(sessionKey, JSON.stringify(other));
    else localStorage.removeItem(sessionKey);
    session.update({ _id: 'u', role: 10, fullName: 'Changed' });
    expect(stored(), name).toEqual(other);
  }
});

it('what a user has left goes at a logout, here or in another tab [S-25, F-17]', () => {
  const { session, goneUsers } = openTab();
  session.signOut();
  session.signIn(asha);
  setInAnotherTab(null);
  expect([goneUsers(), stateOf(session)]).toEqual([
    [undefined, undefined],
    [false, undefined, 1],
  ]);
});

it('what a user has left stays when the session expires or is renewed, and goes when another user arrives, also in another tab [S-25, F-08]', () => {
  for (const arrive of [(session: SessionStore) => void session.signIn(ravi), () => setInAnotherTab(ravi)]) {
    const { session, goneUsers } = openTab({ keep: true });
    session.signIn(renewed);
    session.expire('renewed');
    session.leave();
    expect(stateOf(session)).toEqual([false, undefined, 0]);
    session.signIn(asha);
    session.expire('t');
    session.leave();
    expect(goneUsers(), 'the same user finds what was left').toEqual([]);
    arrive(session);
    expect(goneUsers()).toEqual(['b']);
    session.signOut();
  }
});

it('removes everything at the start of a logout, before the page is notified [R-187]', () => {
  const { session, onUserChange } = openTab();
  sessionStorage.setItem(adminTokenKey, 'admin');
  const listener = vi.fn();
  onTestFinished(session.subscribe(listener));
  const finish = session.startSignOut();
  expect([localStorage.length, sessionStorage.length, onUserChange.mock.calls.length, listener.mock.calls]).toEqual([0, 0, 1, []]);
  localStorage.setItem(sessionKey, JSON.stringify(ravi));
  finish();
  expect([listener.mock.calls.length, stored()], 'a sign-in elsewhere in between stays').toEqual([1, ravi]);
  expect(session.get()?.token).toBe('b');
});

it('keeps an expired session for a page that needs it, until that is left, but not in storage [F-08]', () => {
  const { session, release, onUserChange } = openTab({ keep: true });
  sessionStorage.setItem(adminTokenKey, 'admin');
  session.expire('t');
  expect([stateOf(session), session.get()?.user.fullName]).toEqual([[true, 't', 0], 'Asha']);
  expect([localStorage.length, sessionStorage.length, onUserChange.mock.calls]).toEqual([0, 0, []]);
  session.update({ _id: 'u', role: 12, fullName: 'Changed' });
  expect(localStorage.length, 'a late profile does not store it again').toBe(0);
  release();
  expect(stateOf(session)).toEqual([false, undefined, 0]);
});

it.each([
  ['continues after the same user has signed in again', renewed, 0],
  ['discards the page for another user', ravi, 1],
])('%s, here or in another tab [F-08, F-17, S-25]', (_what, next, changes) => {
  for (const [expire, signIn] of [
    [(session: SessionStore) => session.expire('t'), (session: SessionStore) => void session.signIn(next)],
    [expireInAnotherTab, () => setInAnotherTab(next)],
  ] as const) {
    const { session, onUserChange } = openTab({ keep: true });
    expire(session);
    dispatchEvent(new Event('pageshow'));
    expect([stateOf(session), localStorage.length, onUserChange.mock.calls]).toEqual([[true, 't', 0], 0, []]);
    signIn(session);
    expect([stateOf(session), onUserChange.mock.calls.length]).toEqual([[false, next.token, changes], changes]);
    session.signOut();
  }
});

it('ends no session that another tab has started, when a 401 or the event of an expired session comes late [F-08, F-17]', () => {
  for (const comeLate of [(session: SessionStore) => session.expire('t'), () => void dispatchStorage('expired')]) {
    const { session } = openTab({ keep: true });
    localStorage.setItem(sessionKey, JSON.stringify(renewed));
    comeLate(session);
    expect([stateOf(session), stored()]).toEqual([[false, 'renewed', 0], renewed]);
    session.expire('t');
    expect(stored()).toEqual(renewed);
  }
});

it('gives up an expired session in all tabs, but never the session of a user who has signed in meanwhile [S-25, F-17]', () => {
  const setItem = spyOnWrites();
  const { session } = openTab({ keep: true });
  const { session: other } = openTab({ keep: true });
  session.expire('t');
  dispatchStorage('expired');
  expect(other.isExpired()).toBe(true);
  setItem.mockClear();
  session.leave();
  expect([setItem.mock.calls, stored()]).toEqual([[[sessionKey, 'left']], null]);
  dispatchStorage('left');
  expect(stateOf(other)).toEqual([false, undefined, 0]);

  other.signIn(asha);
  other.expire('t');
  localStorage.setItem(sessionKey, JSON.stringify(ravi));
  other.leave();
  expect(stateOf(other), 'before the event of the other tab').toEqual([false, 'b', 1]);
});
