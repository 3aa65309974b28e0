import type { Api } from '../client/create-api.ts';
import type { Mutations, Queries } from '../generated/queries.ts';
import { createMutations as createPlainMutations, createQueries as createPlainQueries } from './query-options.ts';

/** Creates one query options factory per GET operation, for hooks, loaders and prefetches. */
export function createQueries(api: Api): Queries {
  return createPlainQueries(api) as unknown as Queries;
}

/** Creates one mutation options factory per operation that is not a GET. */
export function createMutations(api: Api): Mutations {
  return createPlainMutations(api) as unknown as Mutations;
}
