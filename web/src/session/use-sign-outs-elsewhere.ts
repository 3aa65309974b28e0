import { useEffect, useSyncExternalStore } from 'react';
import { useApp } from '../lib/app-context.ts';
import { notices } from '../ui/toast/toast-store.ts';

/** Another number once a person has left in another tab: what stands in this one's forms was theirs, and what it tells. */
export function useDepartures(): number {
  const { session } = useApp();
  const departures = useSyncExternalStore(session.subscribe, session.departures, () => 0);
  useEffect(() => {
    if (departures > 0) notices.clear();
  }, [departures]);
  return departures;
}
