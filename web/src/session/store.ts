import { safeStorage, type TextStorage } from '../lib/storage.ts';
import { createListeners } from '../lib/store.ts';
import { parseSession, type Session, toSession } from './parse-session.ts';

export const sessionKey = 'institute.session';
export const adminTokenKey = 'adminToken';

export interface SessionStore {
  /** Undefined for a guest. The same object until it changes. */
  get(): Session | undefined;
  /** Stores the session of a login response. Returns undefined if the response contains none. */
  signIn(response: unknown): Session | undefined;
  /** Replaces the stored user by that of the profile; the token stays. */
  update(user: unknown): void;
  signOut(): void;
  /** The admin token for hall tickets, read from storage at each call. */
  adminToken(): string | undefined;
  /** How many times the user of this tab has been signed out or replaced in another tab. */
  signOutsElsewhere(): number;
  /** Notifies of changes in this tab and in others. */
  subscribe(listener: () => void): () => void;
}

interface SessionOptions {
  local?: () => TextStorage;
  tab?: () => TextStorage;
  /** Called once, when the browser does not store the session. */
  onNotStored?: () => void;
}

/** The session of this browser. Reads no storage until it is used. */
export function createSessionStore(options: SessionOptions = {}): SessionStore {
  const { local = () => localStorage, tab = () => sessionStorage, onNotStored } = options;
  const storage = safeStorage(local);
  const tabStorage = safeStorage(tab);
  let cached: { text: string | null; session: Session | undefined } | undefined;
  let signOutsElsewhere = 0;
  let hasWarned = false;

  /** Reads the session from storage, and removes text that is not a session. */
  const read = (): Session | undefined => {
    const text = storage.getItem(sessionKey);
    if (cached?.text === text) return cached.session;
    const session = text === null ? undefined : parseSession(text);
    if (text !== null && !session) storage.removeItem(sessionKey);
    cached = { text: session ? text : null, session };
    return session;
  };
  /** After a write by another tab, or when the page returns from the back/forward cache, where it gets no events. */
  const handleExternalChange = (event: Event) => {
    if (event instanceof StorageEvent && event.key !== sessionKey && event.key !== null) return;
    const previous = cached?.session;
    if (cached?.text === storage.getItem(sessionKey)) return;
    cached = undefined;
    const current = read();
    if (previous && previous.user._id !== current?.user._id) signOutsElsewhere += 1;
    // The next user must not get the admin token.
    if (!current || (previous && previous.token !== current.token)) tabStorage.removeItem(adminTokenKey);
    invalidate();
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
  const get = () => (cached ? cached.session : read());

  return {
    get,
    signIn(response) {
      const session = toSession(response);
      if (!session) return undefined;
      const previous = read();
      // If the browser rejects the new session, the next start must not restore the previous one.
      if (previous && previous.token !== session.token) remove();
      write(session);
      return read();
    },
    update(user) {
      const current = get();
      // Another tab has changed the session, and its storage event is pending: this profile may belong to the previous user.
      if (!current || cached?.text !== storage.getItem(sessionKey)) return;
      const session = toSession({ token: current.token, user });
      if (session && JSON.stringify(session) !== JSON.stringify(current)) write(session);
    },
    signOut() {
      remove();
      invalidate();
    },
    adminToken: () => tabStorage.getItem(adminTokenKey) ?? undefined,
    signOutsElsewhere: () => signOutsElsewhere,
    subscribe,
  };
}
