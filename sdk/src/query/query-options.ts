import type { Api } from '../client/create-api.ts';
import type { CallOptions } from '../client/options.ts';
import type { ApiMethods, Inputs, Responses } from '../generated/methods.ts';
import { type OperationId, operations } from '../generated/operations.ts';

/** The prefix of all keys of an operation: `['batches', 'listBatches']`. */
export function operationKey(id: OperationId): readonly [tag: string, operation: string] {
  return [operations[id].tag, id];
}

type Method = (input: object | undefined, options?: CallOptions) => Promise<unknown>;

/** Options of a query. React Query's `skipToken`, a symbol, takes the place of the function. */
export function createQueryOptions<Skip extends symbol>(
  api: Api,
  id: OperationId,
  input: object | Skip | undefined,
  options?: CallOptions,
): { queryKey: readonly unknown[]; queryFn: Skip | ((context: { signal: AbortSignal }) => Promise<unknown>) } {
  const key = operationKey(id);
  if (typeof input === 'symbol') return { queryKey: [...key, null], queryFn: input };
  // An empty input must have the same key as a missing input.
  const isEmpty = !input || Object.values(input).every((value) => value === undefined);
  return { queryKey: isEmpty ? key : [...key, input], queryFn: ({ signal }) => (api[id] as Method)(input, { ...options, signal }) };
}

/** Options of a mutation. */
export function createMutationOptions(api: Api, id: OperationId, options?: CallOptions) {
  return {
    mutationKey: operationKey(id),
    mutationFn: (input?: object) => (api[id] as Method)(input, options),
    retry: () => false,
  };
}

type QueryId = { [Id in keyof Inputs]: (typeof operations)[Id]['method'] extends 'GET' ? Id : never }[keyof Inputs];

/** The input of a mutation. `void`, so that `mutate()` compiles where the input is optional. */
type MutationInput<Id extends keyof Inputs> = Record<never, never> extends Inputs[Id] ? Inputs[Id] | void : Inputs[Id];

/** Query options without the types of React Query: for the other adapters of TanStack Query. */
export type PlainQueries = {
  [Id in QueryId]: PlainFactory<
    Parameters<ApiMethods[Id]>,
    { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<Responses[Id]> }
  >;
};

/** Mutation options without the types of React Query: for the other adapters of TanStack Query. */
export type PlainMutations = {
  [Id in Exclude<keyof Inputs, QueryId>]: PlainFactory<
    [options?: CallOptions],
    { mutationKey: readonly unknown[]; mutationFn: (input: MutationInput<Id>) => Promise<Responses[Id]> }
  >;
};

interface PlainFactory<Arguments extends unknown[], Options> {
  (...args: Arguments): Options;
  /** The prefix of all keys of the operation. */
  key(): readonly unknown[];
}

/** Creates one query options factory per GET operation. For React, `createQueries` of `@institute/sdk/query` has React Query's types. */
export function createQueries(api: Api): PlainQueries {
  const create = (id: OperationId) => (input?: object | symbol, options?: CallOptions) => createQueryOptions(api, id, input, options);
  return createFactories(true, create) as unknown as PlainQueries;
}

/** Creates one mutation options factory per operation that is not a GET. For React, import `createMutations` of `@institute/sdk/query`. */
export function createMutations(api: Api): PlainMutations {
  const create = (id: OperationId) => (options?: CallOptions) => createMutationOptions(api, id, options);
  return createFactories(false, create) as unknown as PlainMutations;
}

/** Creates a function with a `key` for each query, or for each mutation. */
function createFactories(isQuery: boolean, create: (id: OperationId) => object): Record<string, object> {
  const ids = (Object.keys(operations) as OperationId[]).filter((id) => (operations[id].method === 'GET') === isQuery);
  return Object.fromEntries(ids.map((id) => [id, Object.assign(create(id), { key: () => operationKey(id) })]));
}
