import { MutationCache, notifyManager, type QueryClient, type QueryFilters, type QueryKey } from '@tanstack/react-query';
import type { Invalidation, Operation } from '../client/options.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import { operationKey } from './query-options.ts';

type MutationCacheConfig = NonNullable<ConstructorParameters<typeof MutationCache>[0]>;

/**
 * Creates a React Query `MutationCache` for a `QueryClient` of your own: it invalidates the queries that the contract names after a
 * mutation of the SDK. Callbacks of the mutation, such as an `onSuccess` that stores a token, have run by then.
 */
export function createMutationCache(config: MutationCacheConfig = {}): MutationCache {
  const succeeded = new WeakMap<object, QueryClient>();
  const cache = new MutationCache({
    ...config,
    onSuccess: (...args) => {
      const [, , , mutation, { client }] = args;
      succeeded.set(mutation, client);
      return config.onSuccess?.(...args);
    },
  });
  cache.subscribe((event) => {
    // The last event of a mutation. It ends with an error if one of its callbacks throws, although the server has acted.
    if (event.type !== 'updated' || !['success', 'error'].includes(event.action.type)) return;
    const client = succeeded.get(event.mutation);
    const { options, state } = event.mutation;
    // Scheduled, so that code that awaits `mutateAsync` runs first and does not wait for the refetches.
    if (client) notifyManager.schedule(() => invalidate(client, options.mutationKey, state.variables));
  });
  return cache;
}

function invalidate(client: QueryClient, mutationKey: QueryKey | undefined, variables: unknown): void {
  const [tag, id] = mutationKey ?? [];
  const operation: Operation | undefined = Object.hasOwn(operations, String(id)) ? operations[id as OperationId] : undefined;
  if (operation?.tag !== tag) return;
  for (const invalidation of operation?.invalidates ?? []) refetch(client, toFilters(invalidation, variables));
}

/** A pending response may be from before the mutation, so its query is fetched again. Code that awaits the query gets the new response. */
function refetch(client: QueryClient, filters: QueryFilters): void {
  const pending: QueryFilters = { ...filters, fetchStatus: 'fetching' };
  const queries = client.getQueryCache().findAll(pending);
  void client.cancelQueries(pending, { silent: true, revert: false });
  for (const { options, queryKey } of queries) client.fetchQuery({ ...options, queryKey, staleTime: 0 }).catch(() => {});
  void client.invalidateQueries(filters, { cancelRefetch: false });
}

/** A query without the parameter holds rows with any value of the parameter, so it is stale too. */
function toFilters(invalidation: Invalidation, variables: unknown): QueryFilters {
  const [id, parameters = {}] = typeof invalidation === 'string' ? [invalidation] : invalidation;
  const matches = ({ queryKey: [, , input] }: { queryKey: QueryKey }) =>
    Object.entries(parameters).every(([parameter, field]) => {
      const value = read(input, parameter);
      return value === undefined || value === read(variables, field);
    });
  return { queryKey: operationKey(id as OperationId), predicate: matches };
}

function read(object: unknown, property: string): unknown {
  return Reflect.get(Object(object), property);
}
