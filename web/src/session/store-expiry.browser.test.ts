import { expect, it, vi } from 'vitest';
import { adminTokenKey, createSessionStore, sessionKey } from './store.ts';

const loginResponse = { token: 't', user: { _id: 'u', role: 12, fullName: 'Meera' } };
const renewed = JSON.stringify({ ...loginResponse, token: 'renewed' });
const another = JSON.stringify({ token: 'b', user: { _id: 'b', role: 10 } });

/** A tab with a signed-in user. `keep`: it shows a page that only a signed-in user sees. */
function openTab({ keep = true } = {}) {
  const onUserChange = vi.fn();
  const session = createSessionStore({ onUserChange });
  const unsubscribe = session.subscribe(() => session.get());
  session.signIn(loginResponse);
  onUserChange.mockClear();
  const release = keep ? session.keepExpired() : () => {};
  return { session, onUserChange, release, unsubscribe };
}

/** The storage event that a tab gets after another tab has written. */
const dispatchStorage = (newValue: string | null) => dispatchEvent(new StorageEvent('storage', { key: sessionKey, newValue }));

/** The storage events that a tab gets when the session has expired in another one. */
function expireInAnotherTab(): void {
  const events: (string | null)[] = [];
  const local = () => ({
    getItem: (key: string) => localStorage.getItem(key),
    setItem(key: string, value: string) {
      localStorage.setItem(key, value);
      events.push(value);
    },
    removeItem(key: string) {
      localStorage.removeItem(key);
      events.push(null);
    },
  });
  createSessionStore({ local }).expire('t');
  for (const newValue of events) dispatchStorage(newValue);
}

it('keeps an expired session for a page that needs it, but not in storage [F-08]', () => {
  const { session, onUserChange, unsubscribe } = openTab();
  sessionStorage.setItem(adminTokenKey, 'admin');
  session.expire('t');
  expect([session.isExpired(), session.get()?.user.fullName]).toEqual([true, 'Meera']);
  expect([localStorage.length, sessionStorage.length, onUserChange.mock.calls]).toEqual([0, 0, []]);
  session.update({ _id: 'u', role: 12, fullName: 'Changed' });
  expect(localStorage.length, 'a late profile does not store it again').toBe(0);
  unsubscribe();
});

it('ends an expired session at once where no page needs it [F-08]', () => {
  const { session, unsubscribe } = openTab({ keep: false });
  session.expire('t');
  expect([session.isExpired(), session.get()]).toEqual([false, undefined]);
  unsubscribe();
});

it('keeps an expired session until the page is left [F-08]', () => {
  const { session, release, unsubscribe } = openTab();
  session.expire('t');
  release();
  expect([session.isExpired(), session.get()]).toEqual([false, undefined]);
  unsubscribe();
});

it('gives up an expired session, with the user still the same for a later sign-in [F-08]', () => {
  const { session, onUserChange, unsubscribe } = openTab();
  session.expire('t');
  session.leave();
  expect([session.isExpired(), session.get(), session.userChanges(), onUserChange.mock.calls]).toEqual([false, undefined, 0, []]);
  unsubscribe();
});

it('continues after the same user has signed in again, and discards the page for another user [F-08, S-25]', () => {
  const same = openTab();
  same.session.expire('t');
  same.session.signIn({ ...loginResponse, token: 'renewed' });
  expect([same.session.isExpired(), same.session.get()?.token, same.session.userChanges()]).toEqual([false, 'renewed', 0]);
  expect(same.onUserChange).not.toHaveBeenCalled();
  same.unsubscribe();
  const other = openTab();
  other.session.expire('t');
  other.session.signIn(JSON.parse(another));
  expect([other.session.isExpired(), other.session.get()?.token, other.session.userChanges()]).toEqual([false, 'b', 1]);
  expect(other.onUserChange).toHaveBeenCalledTimes(1);
  other.unsubscribe();
});

it('does not end the session that another tab has started, when a 401 comes late [F-08, F-17]', () => {
  const { session, unsubscribe } = openTab();
  localStorage.setItem(sessionKey, renewed);
  session.expire('t');
  expect([localStorage.getItem(sessionKey), session.get()?.token, session.isExpired()]).toEqual([renewed, 'renewed', false]);
  session.expire('t');
  expect(localStorage.getItem(sessionKey)).toBe(renewed);
  unsubscribe();
});

it('keeps the page of this tab, too, when the session expires in another tab [F-08]', () => {
  const { session, onUserChange, unsubscribe } = openTab();
  expireInAnotherTab();
  expect([session.isExpired(), session.get()?.token, session.userChanges(), localStorage.length]).toEqual([true, 't', 0, 0]);
  dispatchEvent(new Event('pageshow'));
  expect([session.isExpired(), onUserChange.mock.calls]).toEqual([true, []]);
  localStorage.setItem(sessionKey, renewed);
  dispatchStorage(renewed);
  expect([session.isExpired(), session.get()?.token, session.userChanges()], 'the user has signed in there again').toEqual([
    false,
    'renewed',
    0,
  ]);
  unsubscribe();
});

it('follows the other tab when another user signs in there after the session has expired [F-17, S-25]', () => {
  const { session, onUserChange, unsubscribe } = openTab();
  expireInAnotherTab();
  localStorage.setItem(sessionKey, another);
  dispatchStorage(another);
  expect([session.isExpired(), session.get()?.token, session.userChanges(), onUserChange.mock.calls.length]).toEqual([false, 'b', 1, 1]);
  unsubscribe();
});

it('reads a late event of an expired session as the sign-in that followed it [F-17]', () => {
  const { session, unsubscribe } = openTab();
  localStorage.setItem(sessionKey, renewed);
  dispatchStorage('expired');
  expect([session.isExpired(), session.get()?.token]).toEqual([false, 'renewed']);
  unsubscribe();
});

it('forgets the page of the user when the user logs out in another tab [F-17, S-25]', () => {
  const { session, onUserChange, unsubscribe } = openTab();
  localStorage.removeItem(sessionKey);
  dispatchStorage(null);
  expect([session.isExpired(), session.get(), session.userChanges(), onUserChange.mock.calls.length]).toEqual([false, undefined, 1, 1]);
  unsubscribe();
});

it('removes everything at the start of a logout, before the page is notified [R-187]', () => {
  const { session, onUserChange, unsubscribe } = openTab();
  sessionStorage.setItem(adminTokenKey, 'admin');
  const listener = vi.fn();
  session.subscribe(listener);
  const finish = session.startSignOut();
  expect([localStorage.length, sessionStorage.length, onUserChange.mock.calls.length, listener.mock.calls]).toEqual([0, 0, 1, []]);
  localStorage.setItem(sessionKey, another);
  finish();
  expect([listener.mock.calls.length, localStorage.getItem(sessionKey)], 'a sign-in elsewhere in between stays').toEqual([1, another]);
  expect(session.get()?.token).toBe('b');
  unsubscribe();
});
