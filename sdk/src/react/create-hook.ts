import {
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { SdkError } from '../client/errors.ts';
import type { Inputs, Mutations, Queries, Responses } from '../generated/methods.ts';
import type { ApiMutationOptions, ApiQueryOptions } from '../query/types.ts';
import { useApi } from './provider.tsx';

/** Options of a query hook: React Query's, without those that the contract sets. */
export type QueryHookOptions<Data> = Omit<UseQueryOptions<Data, SdkError>, 'queryKey' | 'queryFn' | 'retry'>;

/** Options of a mutation hook: React Query's, without those that the contract sets. */
export type MutationHookOptions<Input, Data> = Omit<
  UseMutationOptions<Data, SdkError, Input>,
  'mutationFn' | 'mutationKey' | 'meta' | 'retry'
>;

/** The input is optional where the contract requires none of its fields. */
type QueryHookArguments<Id extends keyof Queries> =
  Record<string, never> extends Inputs[Id]
    ? [input?: Inputs[Id], options?: QueryHookOptions<Responses[Id]>]
    : [input: Inputs[Id], options?: QueryHookOptions<Responses[Id]>];

type MutationInput<Id extends keyof Mutations> = Record<string, never> extends Inputs[Id] ? Inputs[Id] | void : Inputs[Id];

/** Creates the query hook of an operation. */
export function createQueryHook<Id extends keyof Queries>(id: Id) {
  return function useApiQuery(...[input, options]: QueryHookArguments<Id>): UseQueryResult<Responses[Id], SdkError> {
    const factory = useApi().queries[id] as unknown as (input?: object) => ApiQueryOptions<Responses[Id]>;
    return useQuery<Responses[Id], SdkError>({ ...options, ...factory(input) });
  };
}

/** Creates the mutation hook of an operation. */
export function createMutationHook<Id extends keyof Mutations>(id: Id) {
  return function useApiMutation(
    options?: MutationHookOptions<MutationInput<Id>, Responses[Id]>,
  ): UseMutationResult<Responses[Id], SdkError, MutationInput<Id>> {
    const factory = useApi().mutations[id] as unknown as () => ApiMutationOptions<MutationInput<Id>, Responses[Id]>;
    return useMutation<Responses[Id], SdkError, MutationInput<Id>>({ ...options, ...factory() });
  };
}
