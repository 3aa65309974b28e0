import { useSyncExternalStore } from 'react';
import { useApp } from '../app-context.ts';
import type { Session } from './record.ts';

/** The session of this browser; a visitor's while the page is still HTML from the build. */
export function useSession(): Session | undefined {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.get, () => undefined);
}
