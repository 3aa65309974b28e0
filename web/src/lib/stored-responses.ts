import type { Queries } from '@institute/sdk/query';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { storedAtHeader } from './offline-caches.ts';
import { createStore } from './store.ts';

/** The time when the oldest data on the page was stored, as ISO 8601; undefined if all data is from the network. */
export const oldestStoredAt = createStore<string | undefined>(undefined);

/** Keyed by the URL of the response. */
const times = new Map<string, string>();

/** Wraps `fetch` and remembers which responses are not from the network but stored on the device. */
export function trackStoredResponses(fetch: (request: Request) => Promise<Response>): typeof fetch {
  return async (request) => {
    const response = await fetch(request);
    const time = response.headers.get(storedAtHeader);
    if (time) times.set(request.url, time);
    else times.delete(request.url);
    update();
    return response;
  };
}

/** Call it before all responses are fetched again. */
export function forgetStoredResponses(): void {
  times.clear();
  update();
}

function update(): void {
  // ISO 8601 sorts by time.
  const [oldest] = [...times.values()].sort();
  if (oldest !== oldestStoredAt.get()) oldestStoredAt.set(oldest);
}

/** Milliseconds. The network is often not ready yet when the browser fires the `online` event. */
const refetchDelayMs = 1000;

/** Fetches stored courses again, which are fresh to React Query, also at navigations: a request can fail without an `online` event. */
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
  globalThis.addEventListener?.('online', () => setTimeout(refetch, refetchDelayMs));
}
