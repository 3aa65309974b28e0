import { matchQuery, notifyManager, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Inputs } from '../generated/methods.ts';
import type { OperationId } from '../generated/operations.ts';
import { optimisticUpdates } from '../generated/optimistic-updates.ts';
import { type Change, createChange, type Fields } from './list-change.ts';
import { operationKey } from './operation-key.ts';

/** How a mutation changes a list, by the contract's `x-optimistic`. */
export interface OptimisticUpdate {
  /** The operation that lists the rows. */
  query: OperationId;
  /** The property of its response that holds the rows. */
  rows: string;
  /** Fields of the input that make a new row. */
  insert?: readonly string[];
  /** Removes the rows whose properties equal these fields of the input. */
  remove?: Readonly<Record<string, string>>;
}

/** The context of an optimistic mutation. */
interface OptimisticContext {
  /** Names the change among the mutations of the cache. */
  readonly change: Change;
}

/** Operations with an `x-optimistic` in the contract. */
export type OptimisticId = keyof typeof optimisticUpdates;

/**
 * Options for a mutation hook that show a new or deleted row before the server responds, and roll back when it fails:
 * `useDeleteBatch(optimisticUpdate(queryClient, 'deleteBatch'))`. Use it with a query client of `createQueryClient`, or with
 * `createMutationCache`, which refetch the list after a success. A new row has a temporary `_id` until then.
 */
export function optimisticUpdate<Id extends OptimisticId>(queryClient: QueryClient, id: Id) {
  const update: OptimisticUpdate = optimisticUpdates[id];
  const queryKey = operationKey(update.query);
  return {
    onMutate: (input: Inputs[Id]): OptimisticContext => {
      const change = createChange(update, { ...input });
      showChange(queryClient, queryKey, update.rows, change);
      return { change };
    },
  };
}

/** Applies the change to the cached lists, and again to every response that arrives while the mutation is pending, which may not have it. */
function showChange(queryClient: QueryClient, queryKey: QueryKey, property: string, change: Change): void {
  const queryCache = queryClient.getQueryCache();
  const updateRows = (query: Query, update: Change['apply']) =>
    queryClient.setQueryData<Fields>(query.queryKey, (data) => {
      const rows = data?.[property];
      // With undefined, React Query changes nothing.
      return Array.isArray(rows) ? { ...data, [property]: update(rows, query.queryHash) } : undefined;
    });
  const updateLists = (update: Change['apply']) =>
    notifyManager.batch(() => {
      for (const query of queryCache.findAll({ queryKey })) updateRows(query, update);
    });
  updateLists(change.apply);
  const stopWatchingQueries = queryCache.subscribe((event) => {
    const isRefetch = event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
    if (isRefetch && matchQuery({ queryKey }, event.query)) updateRows(event.query, change.apply);
  });
  // An event of the cache, because callbacks in the options of the hook would replace callbacks here.
  const stopWatchingMutations = queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    const context: Partial<OptimisticContext> | undefined = mutation?.state.context;
    if (!mutation || context?.change !== change) return;
    const isError = mutation.state.status === 'error';
    if (type !== 'removed' && !isError && mutation.state.status !== 'success') return;
    stopWatchingQueries();
    stopWatchingMutations();
    if (!isError) return;
    updateLists(change.undo);
    void queryClient.invalidateQueries({ queryKey });
  });
}
