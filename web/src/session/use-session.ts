import { useSyncExternalStore } from 'react';
import { useOnceHydrated } from '../lib/hydration.tsx';
import type { Session } from './record.ts';
import { useSessionStore } from './session-context.ts';

/** The session of this browser; a visitor's while the page is still HTML from the build. */
export function useSession(): Session | undefined {
  const session = useSessionStore();
  const known = useSyncExternalStore(session.subscribe, session.get, session.get);
  return useOnceHydrated(known);
}
