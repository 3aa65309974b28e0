import type { Api } from '../client/create-api.ts';
import type { Mutations, Queries } from '../generated/queries.ts';
import { mutationFactories, queryFactories } from './factories.ts';

/** Creates one query options factory per GET operation, for hooks, loaders and prefetches. */
export function createQueries(api: Api): Queries {
  return queryFactories(api) as unknown as Queries;
}

/** Creates one mutation options factory per operation that is not a GET. */
export function createMutations(api: Api): Mutations {
  return mutationFactories(api) as unknown as Mutations;
}
