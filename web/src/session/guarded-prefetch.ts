import type { Queries } from '@institute/sdk/query';
import type { QueryClient } from '@tanstack/react-query';
import type { Prefetch } from '#lib/prefetch.ts';
import { type Area, getArea } from './roles.ts';
import type { SessionStore } from './store.ts';

interface LoaderContext {
  prefetch: Prefetch;
  queries: Pick<Queries, 'getProfile'>;
  queryClient: QueryClient;
  session: SessionStore;
}

/** The prefetch of loaders in one area: it requests nothing before the profile has confirmed the user's role. */
export function guardedPrefetch({ prefetch, queries, queryClient, session }: LoaderContext, area: Area): Prefetch {
  return async (options) => {
    if (!session.get()) return undefined;
    const profile = queryClient.getQueryData(queries.getProfile().queryKey) ?? (await prefetch(queries.getProfile()));
    return getArea(profile?.user.role) === area ? prefetch(options) : undefined;
  };
}
