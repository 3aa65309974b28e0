import { type Mutation, MutationCache, type Query, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';

/** Options of `createQueryClient`. */
export interface QueryClientOptions {
  /** Called once for every failed query and every failed mutation. */
  onError?: (error: Error, source: Query<unknown, unknown, unknown> | Mutation<unknown, unknown, unknown>) => void;
}

/**
 * Creates a React Query client that invalidates the queries that the contract names after a mutation, sets a `staleTime`
 * of 30 seconds, and leaves retries to the API client.
 */
export function createQueryClient({ onError }: QueryClientOptions = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError?.(error, query) }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, mutation, { client }) => invalidate(client, mutation.meta?.invalidates),
      onError: (error, _variables, _result, mutation) => onError?.(error, mutation),
    }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false },
      mutations: { retry: false },
    },
  });
}

/** Does not await the refetches, so that a form can continue at once. */
function invalidate(client: QueryClient, keys: unknown): void {
  if (!Array.isArray(keys)) return;
  for (const queryKey of keys as QueryKey[]) void client.invalidateQueries({ queryKey });
}
