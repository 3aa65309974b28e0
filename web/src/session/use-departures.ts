import { useSyncExternalStore } from 'react';
import { useApp } from '../app-context.ts';

/** Another number once a person has left in another tab: what stands in this one's forms was theirs (S-25). */
export function useDepartures(): number {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.departures, () => 0);
}
