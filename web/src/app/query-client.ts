import { createQueryClient, forgetUser, type Queries } from '@institute/sdk/query';
import { hashKey, type QueryClient, type QueryMeta, replaceEqualDeep } from '@tanstack/react-query';
import { deleteSeen } from '#lib/offline-caches.ts';
import type { SessionStore } from '#session/store.ts';

/** Milliseconds. With 0, React Query would check again and again whether a pending mutation without observers has ended. */
const mutationGcTime = 1000;

/** Reports the error of a mutation only to the user who has started it, and drops all cached data when the user changes. */
export function createAppQueryClient(session: SessionStore, onError: (error: Error, meta?: QueryMeta) => void): QueryClient {
  const getUserId = () => session.get()?.user._id;
  const startedBy = new WeakMap<object, string | undefined>();
  const queryClient = createQueryClient({
    onError: (error, source) => {
      if ((startedBy.get(source) ?? getUserId()) === getUserId()) onError(error, source.meta);
    },
    defaultOptions: {
      // With 'always' a call without a network fails at once with a message; by default it would pause unnoticed. A failed query has a
      // Retry button, so a component that mounts must not retry it.
      queries: { networkMode: 'always', refetchOnReconnect: true, retryOnMount: false, structuralSharing: shareShortLists },
      // Inputs and responses may contain passwords and personal data: a finished mutation that no component observes is soon dropped.
      mutations: { networkMode: 'always', gcTime: mutationGcTime },
    },
  });
  queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type === 'added') startedBy.set(mutation, getUserId());
  });
  clearOnSessionChange(queryClient, session);
  return queryClient;
}

/** Comparing a longer list would take more than a few milliseconds. */
const maxSharedRows = 1000;

/** Structural sharing, except for long lists: 100,000 rows take longer to compare than to parse. */
function shareShortLists(previous: unknown, next: unknown): unknown {
  const isLong = Object.values(next ?? {}).some((value) => Array.isArray(value) && value.length > maxSharedRows);
  return isLong ? next : replaceEqualDeep(previous, next);
}

/** Also drops the data for reading offline, already when the session expires. The same user who signs in again gets fresh data. */
function clearOnSessionChange(queryClient: QueryClient, session: SessionStore): void {
  let previous = session.get();
  session.subscribe(() => {
    const current = session.get();
    const isSameUser = previous?.user._id === current?.user._id;
    if (session.isExpired() || !isSameUser) deleteSeen();
    if (previous?.token === current?.token) return;
    previous = current;
    if (isSameUser) void queryClient.invalidateQueries();
    else forgetUser(queryClient);
  });
}

/** Writes each fetched profile to the stored session, so that a role edited by hand in storage does not last. */
export function syncProfile(queryClient: QueryClient, queries: Pick<Queries, 'getProfile'>, session: SessionStore): void {
  const { queryKey } = queries.getProfile();
  const hash = hashKey(queryKey);
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryHash !== hash) return;
    session.update(queryClient.getQueryData(queryKey)?.user);
  });
}
