import type { DataTag } from '@tanstack/react-query';
import type { SdkError } from '../client/errors.ts';
import type { CallOptions } from '../client/options.ts';

/** The key prefix of an operation: `['courses', 'getCourse']`. */
export type OperationKey = readonly [tag: string, operation: string];

/** `['courses', 'getCourse', { id }]`; an empty input is left out. */
export type ApiQueryKey = readonly [tag: string, operation: string, input?: object];

/** Query options for `useQuery`, `useSuspenseQuery`, `queryClient.fetchQuery` and the like. */
export interface ApiQueryOptions<Data> {
  queryKey: DataTag<ApiQueryKey, Data, SdkError>;
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
  /** Always returns false, because the client retries. It also makes `useQuery` infer the error type. */
  retry: (failureCount: number, error: SdkError) => boolean;
}

/** Call options of a query; React Query passes the signal. They are not part of the key, so use the same ones for the same key. */
export type QueryCallOptions = Omit<CallOptions, 'signal'>;

/** Creates the query options of an operation that requires input. */
export interface QueryFactory<Input, Data> {
  (input: Input, options?: QueryCallOptions): ApiQueryOptions<Data>;
  /** The prefix of all keys of the operation, for example to invalidate them. */
  key(): OperationKey;
}

/** Creates the query options of an operation whose input is optional. */
export interface OptionalInputQueryFactory<Input, Data> {
  (input?: Input, options?: QueryCallOptions): ApiQueryOptions<Data>;
  /** The prefix of all keys of the operation, for example to invalidate them. */
  key(): OperationKey;
}

/** Mutation options for `useMutation`. */
export interface ApiMutationOptions<Input, Data> {
  mutationKey: OperationKey;
  mutationFn: (input: Input) => Promise<Data>;
  /** Always returns false: mutations are never retried. It also makes `useMutation` infer the error type. */
  retry: (failureCount: number, error: SdkError) => boolean;
  /** Key prefixes that the query client of `createQueryClient` invalidates after a success. */
  meta: { invalidates: readonly OperationKey[] };
}

/** Creates the mutation options of an operation. */
export type MutationFactory<Input, Data> = (options?: CallOptions) => ApiMutationOptions<Input, Data>;
