import { createContext, useContext } from 'react';
import type { SessionStore } from './store.ts';

export const SessionContext = createContext<SessionStore | undefined>(undefined);

/** Throws outside of a `SessionContext`. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error('useSessionStore needs a SessionContext above it.');
  return store;
}
