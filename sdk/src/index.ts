export { type Api, createApi } from './client/create-api.ts';
export { ApiError, NetworkError, ParseError, SdkError, type ServerErrorStatus, TimeoutError } from './client/errors.ts';
export type { HttpClient, Middleware, MiddlewareParams } from './client/http-client.ts';
export type {
  ApiMethod,
  ApiOptions,
  ApiResponse,
  CallEvent,
  CallOptions,
  Fetch,
  FetchOptions,
  OptionalInputApiMethod,
  SecurityScheme,
  TokenProvider,
} from './client/options.ts';
export * from './generated/enums.ts';
export * from './generated/errors.ts';
export type { ApiMethods, Inputs, Responses } from './generated/methods.ts';
export type { FieldErrorNames, OperationId } from './generated/operations.ts';
export type * from './generated/schema.ts';
export { createMutations, createQueries, type PlainMutations, type PlainQueries } from './query/query-options.ts';
