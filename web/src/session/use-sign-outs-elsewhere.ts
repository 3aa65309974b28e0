import { useEffect, useSyncExternalStore } from 'react';
import { notices } from '../ui/toast/toast-store.ts';
import { useSessionStore } from './session-context.ts';

/** Another number once a person has left in another tab: what stands in this one's forms was theirs, and what it tells. */
export function useDepartures(): number {
  const session = useSessionStore();
  const departures = useSyncExternalStore(session.subscribe, session.departures, () => 0);
  useEffect(() => {
    if (departures > 0) notices.clear();
  }, [departures]);
  return departures;
}
