import type { Queries } from '@institute/sdk/query';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { forgetStoredResponses, oldestStoredAt } from '#lib/stored-responses.ts';

/** Milliseconds. The network is often not ready yet when the browser fires the event. */
const delay = 1000;

/**
 * Fetches courses that were stored on the device again once there is a network: to React Query they are fresh. Also at each navigation,
 * because a request can fail without an `online` event after it.
 */
export function refetchStoredCourses(
  queryClient: QueryClient,
  queries: Pick<Queries, 'listCourses' | 'getCourse'>,
  router: Pick<AnyRouter, 'subscribe'>,
): void {
  const refetch = () => {
    if (!oldestStoredAt.get()) return;
    forgetStoredResponses();
    for (const { key } of [queries.listCourses, queries.getCourse]) void queryClient.invalidateQueries({ queryKey: key() });
  };
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && refetch());
  globalThis.addEventListener?.('online', () => setTimeout(refetch, delay));
}
