import { createQueryClient } from '@institute/sdk/react';
import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import type { SessionStore } from '../session/store.ts';

/** The query client of the app: failures are told, and nothing of one person is left for the next. */
export function createAppQueryClient(session: SessionStore, onFailure: (error: Error, options: { quiet: boolean }) => void): QueryClient {
  const queryClient = createQueryClient({
    onFailure: (error, source) => onFailure(error, { quiet: source.meta?.quiet === true }),
  });
  const { queries, mutations } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    // 'always': offline, a call fails at once with its text instead of waiting unseen.
    // A page shows a failed read with a Retry button; coming into view must not repeat it on its own.
    queries: { ...queries, networkMode: 'always', refetchOnReconnect: true, retryOnMount: false, structuralSharing: shareParts },
    mutations: { ...mutations, networkMode: 'always' },
  });
  forgetOnChange(queryClient, session);
  return queryClient;
}

/** Rows that are compared in a few milliseconds. */
const quicklyCompared = 1000;

/** What an answer has in common with the last one stays the same object, except in a long list: 100,000 rows take longer to compare than to parse. */
function shareParts(last: unknown, fresh: unknown): unknown {
  const isLong = Object.values(fresh ?? {}).some((part) => Array.isArray(part) && part.length > quicklyCompared);
  return isLong ? fresh : replaceEqualDeep(last, fresh);
}

/** Drops every answer when the person changes, in this tab or in another. */
function forgetOnChange(queryClient: QueryClient, session: SessionStore): void {
  let token = session.get()?.token;
  session.subscribe(() => {
    const next = session.get()?.token;
    if (next === token) return;
    token = next;
    const cache = queryClient.getQueryCache();
    for (const query of cache.getAll()) {
      if (query.isActive()) query.reset();
      else cache.remove(query);
    }
    queryClient.getMutationCache().clear();
  });
}
