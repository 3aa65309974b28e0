import { safeStorage } from '#lib/storage.ts';
import { createListeners } from '#lib/store.ts';
import { parseSession, type Session, toSession } from './parse-session.ts';

export const sessionKey = 'institute.session';
export const adminTokenKey = 'adminToken';

/** Stored for a moment before the session is removed, so that other tabs can distinguish an expired or given up session from a logout. */
const expiredText = 'expired';
const leftText = 'left';

export type SessionStore = ReturnType<typeof createSessionStore>;

interface SessionOptions {
  /** Called once, when the browser does not store the session. */
  onNotStored?: () => void;
  /**
   * Called when the user has changed, also in another tab. Data of other users must be removed: all data after a logout, or all data that
   * is not of the new user.
   */
  onUserChange?: (userId: string | undefined) => void;
}

/** The session of this browser. Reads no storage until it is used. */
export function createSessionStore({ onNotStored, onUserChange }: SessionOptions = {}) {
  const storage = safeStorage(() => localStorage);
  const tabStorage = safeStorage(() => sessionStorage);
  let cached: { text: string | null; session: Session | undefined } | undefined;
  let expired: Session | undefined;
  let keepers = 0;
  let userChanges = 0;
  let lastUserId: string | undefined;
  let hasWarned = false;

  const read = (): Session | undefined => {
    const text = storage.getItem(sessionKey);
    if (cached?.text === text) return cached.session;
    const session = text === null ? undefined : parseSession(text);
    if (text !== null && !session) storage.removeItem(sessionKey);
    cached = { text: session ? text : null, session };
    return session;
  };
  const get = (): Session | undefined => expired ?? (cached ? cached.session : read());

  /** Follows a change by another tab, or a change before the page returned from the back/forward cache. */
  const sync = (): Session | undefined => {
    const isFirstRead = !expired && !cached;
    const previous = expired ?? cached?.session;
    const text = storage.getItem(sessionKey);
    // The record of an expired session is removed, so only a new session is a change.
    if (expired ? !parseSession(text ?? '') : cached?.text === text) return previous;
    cached = undefined;
    expired = undefined;
    const current = read();
    if (!isFirstRead) replaceUser(previous, current);
    // The next user must not get the admin token.
    if (!current || (previous && previous.token !== current.token)) tabStorage.removeItem(adminTokenKey);
    invalidate();
    return current;
  };
  const replaceUser = (previous: Session | undefined, current: Session | undefined) => {
    const userId = current?.user._id;
    lastUserId = previous?.user._id ?? lastUserId;
    // A user whose session has ended may return.
    if (userId === previous?.user._id || userId === lastUserId) return;
    if (lastUserId) userChanges += 1;
    lastUserId = userId ?? lastUserId;
    onUserChange?.(userId);
  };
  /** Notifies other tabs by a storage event. If another tab has stored a session meanwhile, that session stays. */
  const removeWith = (text: string) => {
    storage.setItem(sessionKey, text);
    if (storage.getItem(sessionKey) === text) storage.removeItem(sessionKey);
  };
  /** Ends the session in this tab. Its record is already removed. */
  const endHere = (session: Session) => {
    lastUserId = session.user._id;
    tabStorage.removeItem(adminTokenKey);
    expired = keepers > 0 ? session : undefined;
    invalidate();
  };
  const handleExternalChange = (event: Event) => {
    if (event instanceof StorageEvent && event.key !== sessionKey && event.key !== null) return;
    const session = cached?.session;
    const text = event instanceof StorageEvent ? event.newValue : null;
    // Unless another tab has signed in again by now.
    const isRemoved = !parseSession(storage.getItem(sessionKey) ?? '');
    if (text === expiredText && session && isRemoved) endHere(session);
    else if (text === leftText && expired && isRemoved) endExpired();
    else sync();
  };
  const { notify, subscribe } = createListeners(() => {
    for (const type of ['storage', 'pageshow']) globalThis.addEventListener?.(type, handleExternalChange);
    return () => {
      for (const type of ['storage', 'pageshow']) globalThis.removeEventListener?.(type, handleExternalChange);
    };
  });
  const invalidate = () => {
    cached = undefined;
    notify();
  };
  const write = (session: Session) => {
    const isStored = storage.setItem(sessionKey, JSON.stringify(session));
    invalidate();
    if (isStored || hasWarned) return;
    hasWarned = true;
    onNotStored?.();
  };
  const remove = () => {
    tabStorage.removeItem(adminTokenKey);
    storage.removeItem(sessionKey);
  };
  const endExpired = () => {
    // Another user may have signed in in another tab whose storage event has not come yet.
    sync();
    if (!expired) return;
    expired = undefined;
    invalidate();
  };
  const startSignOut = () => {
    // The page goes on with the present session until it is notified.
    lastUserId = get()?.user._id ?? lastUserId;
    remove();
    onUserChange?.(undefined);
    return () => {
      expired = undefined;
      invalidate();
    };
  };

  return {
    /** Undefined for a guest. The same object until the session changes. */
    get,
    /** Reads the storage again, because the storage events of a frozen tab come late. */
    sync,
    /** Stores the session of a login response. Returns undefined if the response contains no session. */
    signIn(response: unknown) {
      const session = toSession(response);
      if (!session) return undefined;
      const previous = expired ?? read();
      // If the browser rejects the new session, the next start must not restore the previous one.
      if (previous && previous.token !== session.token) remove();
      replaceUser(previous, session);
      expired = undefined;
      write(session);
      return read();
    },
    /** Replaces the stored user by the user of the profile; the token stays. */
    update(user: unknown) {
      const current = get();
      // The session has expired, or another tab has changed it: this profile may belong to the previous user.
      if (!current || cached?.text !== storage.getItem(sessionKey)) return;
      const session = toSession({ token: current.token, user });
      if (session && JSON.stringify(session) !== JSON.stringify(current)) write(session);
    },
    /** Removes all stored data of the user at once. The returned function then notifies the page. */
    startSignOut,
    signOut: () => startSignOut()(),
    /** Ends the session because the server has rejected its token, unless the storage has another session by now. */
    expire(token: string) {
      const session = sync();
      if (expired || session?.token !== token) return;
      removeWith(expiredText);
      endHere(session);
    },
    /** The session has expired, and is kept for a page with unsaved work until `leave` or a sign-in. */
    isExpired: () => expired !== undefined,
    /** Gives up an expired session that is still kept, in all tabs. */
    leave() {
      if (expired && storage.getItem(sessionKey) === null) removeWith(leftText);
      endExpired();
    },
    /** Keeps an expired session until the returned function is called. For pages that only a signed-in user sees. */
    keepExpired() {
      keepers += 1;
      return () => {
        keepers -= 1;
        if (keepers === 0) endExpired();
      };
    },
    /** The admin token for hall tickets, read from storage at each call. */
    adminToken: () => tabStorage.getItem(adminTokenKey) ?? undefined,
    /** How many times the user of this tab has been replaced, or signed out in another tab. */
    userChanges: () => userChanges,
    /** Notifies of changes in this tab and in others. */
    subscribe,
  };
}
