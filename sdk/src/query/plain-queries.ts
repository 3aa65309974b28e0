import type { Api } from '../client/create-api.ts';
import type { CallOptions } from '../client/options.ts';
import type { ApiMethods, Inputs, Responses } from '../generated/methods.ts';
import type { operations } from '../generated/operations.ts';
import { mutationFactories, queryFactories } from './factories.ts';

type QueryId = { [Id in keyof Inputs]: (typeof operations)[Id]['method'] extends 'GET' ? Id : never }[keyof Inputs];

/** The input of a mutation. `void`, so that `mutate()` compiles where it is optional. */
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

/** Creates one query options factory per GET operation. React programs import the one of `@institute/sdk/query`, which has more types. */
export function createQueries(api: Api): PlainQueries {
  return queryFactories(api) as unknown as PlainQueries;
}

/** Creates one mutation options factory per operation that is not a GET. React programs import the one of `@institute/sdk/query`. */
export function createMutations(api: Api): PlainMutations {
  return mutationFactories(api) as unknown as PlainMutations;
}
