import type {
  DefinedUseQueryResult,
  SkipToken,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult,
} from '@tanstack/react-query';
import type { SdkError } from '../client/errors.ts';
import type { CallOptions } from '../client/options.ts';
import type { ApiQueryKey, QueryCallOptions } from '../query/types.ts';

/** Options of a query hook: React Query's options, and `call` with the options of the API call, such as `timeoutMs`. */
export interface QueryHookOptions<Data, Selected = Data>
  extends Omit<UseQueryOptions<Data, SdkError, Selected, ApiQueryKey>, 'queryKey' | 'queryFn'> {
  call?: QueryCallOptions;
}

/** With `initialData`, the data of the result is always defined. */
interface InitialDataOptions<Data, Selected> extends QueryHookOptions<Data, Selected> {
  initialData: Data | (() => Data);
}

/** Options of a suspense hook: React Query's options, and `call` with the options of the API call. */
export interface SuspenseQueryHookOptions<Data, Selected = Data>
  extends Omit<UseSuspenseQueryOptions<Data, SdkError, Selected, ApiQueryKey>, 'queryKey' | 'queryFn'> {
  call?: QueryCallOptions;
}

/** Options of a mutation hook: React Query's options, and `call` with the options of the API call. */
export interface MutationHookOptions<Input, Data, Context = unknown>
  extends Omit<UseMutationOptions<Data, SdkError, Input, Context>, 'mutationKey' | 'mutationFn'> {
  call?: CallOptions;
}

/** The hook of a query that requires input. With `skipToken` in place of the input it fetches nothing. */
export interface QueryHook<Input, Data> {
  <Selected = Data>(input: Input | SkipToken, options: InitialDataOptions<Data, Selected>): DefinedUseQueryResult<Selected, SdkError>;
  <Selected = Data>(input: Input | SkipToken, options?: QueryHookOptions<Data, Selected>): UseQueryResult<Selected, SdkError>;
}

/** The hook of a query whose input is optional. With `skipToken` in place of the input it fetches nothing. */
export interface OptionalInputQueryHook<Input, Data> {
  <Selected = Data>(
    input: Input | SkipToken | undefined,
    options: InitialDataOptions<Data, Selected>,
  ): DefinedUseQueryResult<Selected, SdkError>;
  <Selected = Data>(input?: Input | SkipToken, options?: QueryHookOptions<Data, Selected>): UseQueryResult<Selected, SdkError>;
}

/** The suspense hook of a query that requires input. */
export type SuspenseQueryHook<Input, Data> = <Selected = Data>(
  input: Input,
  options?: SuspenseQueryHookOptions<Data, Selected>,
) => UseSuspenseQueryResult<Selected, SdkError>;

/** The suspense hook of a query whose input is optional. */
export type OptionalInputSuspenseQueryHook<Input, Data> = <Selected = Data>(
  input?: Input,
  options?: SuspenseQueryHookOptions<Data, Selected>,
) => UseSuspenseQueryResult<Selected, SdkError>;

/** The hook of a mutation. */
export type MutationHook<Input, Data> = <Context = unknown>(
  options?: MutationHookOptions<Input, Data, Context>,
) => UseMutationResult<Data, SdkError, Input, Context>;
