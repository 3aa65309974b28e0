import type { Queries } from '@institute/sdk/query';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { SessionStore } from './store.ts';

/** Writes each fetched profile to the stored session, so that a role edited by hand in storage does not last. */
export function syncProfile(queryClient: QueryClient, queries: Pick<Queries, 'getProfile'>, session: SessionStore): void {
  const { queryKey } = queries.getProfile();
  const hash = hashKey(queryKey);
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryHash !== hash) return;
    session.update(queryClient.getQueryData(queryKey)?.user);
  });
}
