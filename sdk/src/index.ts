export { createApi } from './client.ts';
export { ApiError, isApiError, NetworkError, ParseError, SdkError, TimeoutError } from './errors.ts';
export type { Answers, Calls, Inputs, Mutations, Queries } from './generated/calls.ts';
export type { OperationId } from './generated/operations.ts';
export type * from './generated/schema.ts';
export type { Http } from './http.ts';
export { createMutations } from './mutations.ts';
export { createQueries } from './queries.ts';
export type {
  Api,
  ApiOptions,
  CallEvent,
  CallOptions,
  OpenRead,
  Read,
  ReadCallOptions,
  ReadKey,
  ReadOptions,
  SecurityScheme,
  TokenProvider,
  Write,
  WriteOptions,
} from './types.ts';
