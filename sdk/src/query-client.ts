import { type Mutation, MutationCache, type Query, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';

export interface QueryClientOptions {
  /** Told of every failed read, once for each, and of every failed write. */
  onFailure?: (error: Error, source: Query<unknown, unknown, unknown> | Mutation<unknown, unknown, unknown>) => void;
}

/** A query client that invalidates what the spec names, keeps reads fresh for 30 seconds and leaves retrying to the client. */
export function createQueryClient({ onFailure }: QueryClientOptions = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onFailure?.(error, query) }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _input, _result, mutation, { client }) => invalidate(client, mutation.meta?.invalidates),
      onError: (error, _input, _result, mutation) => onFailure?.(error, mutation),
    }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false },
      mutations: { retry: false },
    },
  });
}

/** Not awaited: a form need not wait for lists that are read again. */
function invalidate(client: QueryClient, keys: unknown): void {
  if (!Array.isArray(keys)) return;
  for (const queryKey of keys as QueryKey[]) void client.invalidateQueries({ queryKey });
}
