export type { Mutations, Queries } from '../generated/queries.ts';
export { createMutations, createQueries } from './create-queries.ts';
export { createMutationCache } from './mutation-cache.ts';
export { createQueryClient, forgetUser, type QueryClientOptions } from './query-client.ts';
export type {
  ApiMutationOptions,
  ApiQueryKey,
  ApiQueryOptions,
  MutationFactory,
  OperationKey,
  OptionalInputQueryFactory,
  QueryCallOptions,
  QueryFactory,
  SkippableApiQueryOptions,
} from './types.ts';
