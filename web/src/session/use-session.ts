import { useSyncExternalStore } from 'react';
import { useOnceHydrated } from '../lib/hydration.tsx';
import type { Session } from './parse-session.ts';
import { useSessionStore } from './session-context.ts';

/** The session of this browser; undefined for a guest and until the page is hydrated. */
export function useSession(): Session | undefined {
  const store = useSessionStore();
  const session = useSyncExternalStore(store.subscribe, store.get, store.get);
  return useOnceHydrated(session);
}
