import type { DataTag, QueryFunction, SkipToken, ThrowOnError } from '@tanstack/react-query';
import type { SdkError } from '../client/errors.ts';
import type { CallOptions } from '../client/options.ts';

/** The key prefix of an operation: `['courses', 'getCourse']`. */
export type OperationKey = readonly [tag: string, operation: string];

/** `['courses', 'getCourse', { id }]`. An empty input is left out, and a skipped query has null in its place. */
export type ApiQueryKey = readonly [tag: string, operation: string, input?: object | null];

/** Query options for `useQuery`, `useSuspenseQuery`, `useQueries`, `queryClient.fetchQuery` and the like. */
export interface ApiQueryOptions<Data> {
  queryKey: DataTag<ApiQueryKey, Data, SdkError>;
  queryFn: QueryFunction<Data, ApiQueryKey>;
  /** Never set. React Query infers the type of the error from this property. */
  throwOnError?: ThrowOnError<Data, SdkError, Data, ApiQueryKey>;
}

/** Query options whose input may be `skipToken`, with which React Query fetches nothing. */
export interface SkippableApiQueryOptions<Data> extends Omit<ApiQueryOptions<Data>, 'queryFn'> {
  queryFn: ApiQueryOptions<Data>['queryFn'] | SkipToken;
}

/** Call options of a query; React Query passes the signal. They are not part of the key, so use the same options for the same key. */
export type QueryCallOptions = Omit<CallOptions, 'signal'>;

interface HasKey {
  /** The prefix of all keys of the operation, for example to invalidate all its queries. */
  key(): OperationKey;
}

/** Creates the query options of an operation that requires input. */
export interface QueryFactory<Input, Data> extends HasKey {
  (input: Input, options?: QueryCallOptions): ApiQueryOptions<Data>;
  (input: Input | SkipToken, options?: QueryCallOptions): SkippableApiQueryOptions<Data>;
}

/** Creates the query options of an operation whose input is optional. */
export interface OptionalInputQueryFactory<Input, Data> extends HasKey {
  (input?: Input, options?: QueryCallOptions): ApiQueryOptions<Data>;
  (input: Input | SkipToken, options?: QueryCallOptions): SkippableApiQueryOptions<Data>;
}

/** Mutation options for `useMutation`. */
export interface ApiMutationOptions<Input, Data> {
  mutationKey: OperationKey;
  mutationFn: (input: Input) => Promise<Data>;
  /** Always returns false: mutations are never retried. It also makes `useMutation` infer the error type. */
  retry: (failureCount: number, error: SdkError) => boolean;
}

/** Creates the mutation options of an operation. */
export interface MutationFactory<Input, Data> extends HasKey {
  (options?: CallOptions): ApiMutationOptions<Input, Data>;
}
