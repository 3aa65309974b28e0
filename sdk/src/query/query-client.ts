import { type Mutation, type Query, QueryCache, QueryClient, type QueryClientConfig } from '@tanstack/react-query';
import { createMutationCache } from './mutation-cache.ts';

/** Options of `createQueryClient`: the options of `QueryClient`, and `onError`. */
export interface QueryClientOptions extends QueryClientConfig {
  /** Called once for every failed query and every failed mutation. A `queryCache` or `mutationCache` of your own does not call it. */
  onError?: (error: Error, source: Query<unknown, unknown, unknown> | Mutation<unknown, unknown, unknown>) => void;
}

/**
 * Creates a React Query client that invalidates the queries that the contract names after a mutation, sets a `staleTime`
 * of 30 seconds, and leaves retries to the API client. A `mutationCache` of your own comes from `createMutationCache`.
 */
export function createQueryClient({ onError, defaultOptions, ...config }: QueryClientOptions = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError?.(error, query) }),
    mutationCache: createMutationCache({ onError: (error, _variables, _result, mutation) => onError?.(error, mutation) }),
    ...config,
    defaultOptions: {
      ...defaultOptions,
      queries: { staleTime: 30_000, retry: false, ...defaultOptions?.queries },
      mutations: { retry: false, ...defaultOptions?.mutations },
    },
  });
}

/**
 * Drops all cached data, for a sign-out: the next user must not see it. Mounted queries are empty until they are fetched again, for
 * example by `queryClient.refetchQueries({ type: 'active' })`. A mounted query with `initialData` has that data again.
 */
export function forgetUser(queryClient: QueryClient): void {
  const queryCache = queryClient.getQueryCache();
  for (const query of queryCache.getAll()) {
    // `isActive` is false for a mounted query that is disabled.
    if (query.getObserversCount() > 0) query.reset();
    else queryCache.remove(query);
  }
  queryClient.getMutationCache().clear();
}
