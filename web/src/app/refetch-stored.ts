import type { Queries } from '@institute/sdk/query';
import type { QueryClient } from '@tanstack/react-query';
import { forgetStoredResponses, oldestStoredAt } from '../lib/stored-responses.ts';

/** Milliseconds. The network is often not ready yet when the browser fires the event. */
const delay = 1000;

/** Fetches courses that were stored on the device again once there is a network: to React Query they are fresh. */
export function refetchStoredCourses(queryClient: QueryClient, queries: Pick<Queries, 'listCourses' | 'getCourse'>): void {
  const refetch = () => {
    if (!oldestStoredAt.get()) return;
    forgetStoredResponses();
    for (const { key } of [queries.listCourses, queries.getCourse]) void queryClient.invalidateQueries({ queryKey: key() });
  };
  globalThis.addEventListener?.('online', () => setTimeout(refetch, delay));
}
