export { type Api, createApi } from './client/create-api.ts';
export { ApiError, isApiError, NetworkError, ParseError, SdkError, TimeoutError } from './client/errors.ts';
export type { HttpClient } from './client/lazy-http-client.ts';
export type { SecurityScheme } from './client/operation.ts';
export type { ApiOptions, CallEvent, CallOptions, Fetch, TokenProvider } from './client/options.ts';
export * from './generated/enums.ts';
export type { ApiMethods, Inputs, Mutations, Queries, Responses } from './generated/methods.ts';
export type { FieldErrorNames, OperationId } from './generated/operations.ts';
export type * from './generated/schema.ts';
export { createMutations } from './query/mutation-options.ts';
export { createQueries } from './query/query-options.ts';
export type {
  ApiMutationOptions,
  ApiQueryKey,
  ApiQueryOptions,
  MutationFactory,
  OperationKey,
  OptionalInputQueryFactory,
  QueryCallOptions,
  QueryFactory,
} from './query/types.ts';
