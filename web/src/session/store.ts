import { safeStorage, type TextStore } from '../lib/storage.ts';
import { parseSession, type Session, toSession } from './record.ts';

export const sessionKey = 'institute.session';
export const adminTokenKey = 'adminToken';

export interface SessionStore {
  /** The session, or undefined for a visitor. The same object until it changes. */
  get(): Session | undefined;
  /** Keeps the session of a login. Answers with undefined when the record is not one. */
  signIn(record: unknown): Session | undefined;
  /** Takes over what the server says of the person; the token stays. */
  update(user: unknown): void;
  signOut(): void;
  /** The hall-ticket admin token, read at the moment of asking. */
  adminToken(): string | undefined;
  /** How many persons have left in another tab. */
  departures(): number;
  /** Told of every change, also of one in another tab. */
  subscribe(listener: () => void): () => void;
}

interface SessionOptions {
  local?: () => TextStore;
  tab?: () => TextStore;
  /** Told once, when the browser does not keep the record. */
  onUnkept?: () => void;
}

/** The signed-in person of this browser. Touches no storage before the first question. */
export function createSession(options: SessionOptions = {}): SessionStore {
  const { local = () => localStorage, tab = () => sessionStorage, onUnkept } = options;
  const kept = safeStorage(local);
  const ofTab = safeStorage(tab);
  const listeners = new Set<() => void>();
  let current: { text: string | null; session: Session | undefined } | undefined;
  let departures = 0;
  let unkept = false;

  /** Reads the record; what is not a session is removed. */
  const read = (): Session | undefined => {
    const text = kept.getItem(sessionKey);
    if (current?.text === text) return current.session;
    const session = text === null ? undefined : parseSession(text);
    if (text !== null && !session) kept.removeItem(sessionKey);
    current = { text: session ? text : null, session };
    return session;
  };
  const announce = () => {
    current = undefined;
    for (const listener of listeners) listener();
  };
  const write = (session: Session) => {
    const written = kept.setItem(sessionKey, JSON.stringify(session));
    announce();
    if (written || unkept) return;
    unkept = true;
    onUnkept?.();
  };
  const forget = () => {
    ofTab.removeItem(adminTokenKey);
    kept.removeItem(sessionKey);
  };
  /** Another tab has written, or this page comes out of the browser's memory and has heard nothing meanwhile. */
  const follow = (event: Event) => {
    if (event instanceof StorageEvent && event.key !== sessionKey && event.key !== null) return;
    const before = current?.session;
    if (current?.text === kept.getItem(sessionKey)) return;
    current = undefined;
    const now = read();
    if (before && before.user._id !== now?.user._id) departures += 1;
    // The admin token must not be left to the next person.
    if (!now || (before && before.token !== now.token)) ofTab.removeItem(adminTokenKey);
    announce();
  };
  const get = () => (current ? current.session : read());

  return {
    get,
    signIn(record) {
      const session = toSession(record);
      if (!session) return undefined;
      const former = read();
      // Nobody may come back at the next start because the browser has refused the new record.
      if (former && former.token !== session.token) forget();
      write(session);
      return read();
    },
    update(user) {
      const known = get();
      // Changed by another tab, whose event is on its way: this answer may be about somebody who has left.
      if (!known || current?.text !== kept.getItem(sessionKey)) return;
      const session = toSession({ token: known.token, user });
      if (session && JSON.stringify(session) !== JSON.stringify(known)) write(session);
    },
    signOut() {
      forget();
      announce();
    },
    adminToken: () => ofTab.getItem(adminTokenKey) ?? undefined,
    departures: () => departures,
    subscribe(listener) {
      if (listeners.size === 0) for (const type of ['storage', 'pageshow']) globalThis.addEventListener?.(type, follow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) for (const type of ['storage', 'pageshow']) globalThis.removeEventListener?.(type, follow);
      };
    },
  };
}
