import { notifyManager, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Inputs } from '../generated/methods.ts';
import type { OperationId } from '../generated/operations.ts';
import { optimisticUpdates } from '../generated/optimistic-updates.ts';
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

type Row = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, unknown>>;

/** A change of the rows of a query, which its hash names, and its reversal. Both may be applied again. */
interface Change {
  apply(rows: readonly Row[], queryHash: string): readonly Row[];
  undo(rows: readonly Row[], queryHash: string): readonly Row[];
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
      const context = { change: createChange(update, { ...input }) };
      showChange(queryClient, queryKey, update.rows, context);
      return context;
    },
  };
}

/** Applies the change to each cached list, and again to every response that arrives while the mutation is pending, which may not have it. */
function showChange(queryClient: QueryClient, queryKey: QueryKey, property: string, context: OptimisticContext): void {
  const { change } = context;
  const updateRows = (query: Query, update: Change['apply']) =>
    queryClient.setQueryData<Fields>(query.queryKey, (data) => {
      const rows = data?.[property];
      return Array.isArray(rows) ? { ...data, [property]: update(rows, query.queryHash) } : data;
    });
  const updateLists = (update: Change['apply']) =>
    notifyManager.batch(() => {
      for (const query of queryClient.getQueryCache().findAll({ queryKey })) updateRows(query, update);
    });
  updateLists(change.apply);
  const stopWatchingQueries = queryClient.getQueryCache().subscribe((event) => {
    const isRefetch = event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
    if (isRefetch && queryKey.every((part, index) => event.query.queryKey[index] === part)) updateRows(event.query, change.apply);
  });
  // An event of the cache, because callbacks in the options of the hook would replace callbacks here.
  const stopWatchingMutations = queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (mutation?.state.context !== context) return;
    const isError = mutation.state.status === 'error';
    if (type !== 'removed' && !isError && mutation.state.status !== 'success') return;
    stopWatchingQueries();
    stopWatchingMutations();
    if (!isError) return;
    updateLists(change.undo);
    void queryClient.invalidateQueries({ queryKey });
  });
}

function createChange({ insert, remove = {} }: OptimisticUpdate, input: Fields): Change {
  return insert ? createInsertion(pick(input, insert)) : createRemoval(remove, input);
}

let insertionCount = 0;

function createInsertion(fields: Fields): Change {
  const row = { ...fields, _id: `optimistic-${++insertionCount}` };
  const others = (rows: readonly Row[]) => rows.filter(({ _id }) => _id !== row._id);
  return { apply: (rows) => [...others(rows), row], undo: others };
}

function createRemoval(remove: Fields, input: Fields): Change {
  const isRemoved = (row: Row) => Object.entries(remove).every(([property, field]) => row[property] === input[String(field)]);
  const places = new Map<string, { index: number; row: Row }>();
  return {
    apply: (rows, queryHash) => {
      const index = rows.findIndex(isRemoved);
      const row = rows[index];
      // A refetch may no longer have the row, so there is nothing to restore.
      if (row) places.set(queryHash, { index, row });
      else places.delete(queryHash);
      return rows.filter((other) => !isRemoved(other));
    },
    undo: (rows, queryHash) => {
      const place = places.get(queryHash);
      if (!place || rows.some(isRemoved)) return rows;
      return [...rows.slice(0, place.index), place.row, ...rows.slice(place.index)];
    },
  };
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}
