import { useSyncExternalStore } from 'react';
import { useApp } from '../lib/app-context.ts';
import { useOnceHydrated } from '../lib/hydration.tsx';
import type { Session } from './record.ts';

/** The session of this browser; a visitor's while the page is still HTML from the build. */
export function useSession(): Session | undefined {
  const { session } = useApp();
  const known = useSyncExternalStore(session.subscribe, session.get, session.get);
  return useOnceHydrated(known);
}
