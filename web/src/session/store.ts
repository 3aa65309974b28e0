import { parseSession, type Session, toSession } from './record.ts';
import { safeStorage, type TextStore } from './storage.ts';

export const sessionKey = 'institute.session';
export const adminTokenKey = 'adminToken';

export interface SessionStore {
  /** The session, or undefined for a visitor. The same object until it changes. */
  get(): Session | undefined;
  /** Keeps the session of a login. Answers with undefined when the record is not one. */
  signIn(record: unknown): Session | undefined;
  signOut(): void;
  /** The hall-ticket admin token, read at the moment of asking. */
  adminToken(): string | undefined;
  /** Told of every change, also of one in another tab. */
  subscribe(listener: () => void): () => void;
}

interface Places {
  local?: () => TextStore;
  tab?: () => TextStore;
}

/** The signed-in person of this browser. Touches no storage before the first question. */
export function createSession({ local = () => localStorage, tab = () => sessionStorage }: Places = {}): SessionStore {
  const kept = safeStorage(local);
  const ofTab = safeStorage(tab);
  const listeners = new Set<() => void>();
  let current: { text: string | null; session: Session | undefined } | undefined;

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
  const follow = (event: StorageEvent) => {
    if (event.key !== sessionKey && event.key !== null) return;
    announce();
    // Logging out in one tab must not leave the admin token to the next person of another.
    if (!read()) ofTab.removeItem(adminTokenKey);
  };

  return {
    get: () => (current ? current.session : read()),
    signIn(record) {
      const session = toSession(record);
      if (!session) return undefined;
      kept.setItem(sessionKey, JSON.stringify(session));
      announce();
      return read();
    },
    signOut() {
      ofTab.removeItem(adminTokenKey);
      kept.removeItem(sessionKey);
      announce();
    },
    adminToken: () => ofTab.getItem(adminTokenKey) ?? undefined,
    subscribe(listener) {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', follow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', follow);
      };
    },
  };
}
