import { createQueryClient } from '@institute/sdk/react';
import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from './session/store.ts';

/** The query client of the app: failures are told, and nothing of one person is left for the next. */
export function createAppQueryClient(session: SessionStore, onFailure: (error: Error, options: { quiet: boolean }) => void): QueryClient {
  const queryClient = createQueryClient({
    onFailure: (error, source) => onFailure(error, { quiet: source.meta?.quiet === true }),
  });
  const { queries, mutations } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    // 'always': offline, a call fails at once with its text instead of waiting unseen (F-02).
    // A page shows a failed read with a Retry button; coming into view must not repeat it on its own.
    queries: { ...queries, networkMode: 'always', refetchOnReconnect: true, retryOnMount: false },
    mutations: { ...mutations, networkMode: 'always' },
  });
  forgetOnChange(queryClient, session);
  return queryClient;
}

/** Drops every answer when the person changes, in this tab or in another (S-25, F-17). */
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
