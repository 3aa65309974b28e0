import {
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { SdkError } from '../errors.ts';
import type { Answers, Inputs, Mutations, Queries } from '../generated/calls.ts';
import type { ReadOptions, WriteOptions } from '../types.ts';
import { useApiContext } from './provider.tsx';

/** What a hook takes of React Query's own options; key and function are the contract's. */
export type QueryHookOptions<A> = Omit<UseQueryOptions<A, SdkError>, 'queryKey' | 'queryFn' | 'retry'>;
export type MutationHookOptions<I, A> = Omit<UseMutationOptions<A, SdkError, I>, 'mutationFn' | 'mutationKey' | 'meta' | 'retry'>;

/** Input may be left out exactly where the contract lets it be. */
type HookArguments<Id extends keyof Queries> =
  Record<string, never> extends Inputs[Id]
    ? [input?: Inputs[Id], options?: QueryHookOptions<Answers[Id]>]
    : [input: Inputs[Id], options?: QueryHookOptions<Answers[Id]>];

type MutationInput<Id extends keyof Mutations> = Record<string, never> extends Inputs[Id] ? Inputs[Id] | void : Inputs[Id];

export function readHook<Id extends keyof Queries>(id: Id) {
  return function useRead(...[input, options]: HookArguments<Id>): UseQueryResult<Answers[Id], SdkError> {
    const read = useApiContext().queries[id] as unknown as (input?: object) => ReadOptions<Answers[Id]>;
    return useQuery<Answers[Id], SdkError>({ ...options, ...read(input) });
  };
}

export function writeHook<Id extends keyof Mutations>(id: Id) {
  return function useWrite(
    options?: MutationHookOptions<MutationInput<Id>, Answers[Id]>,
  ): UseMutationResult<Answers[Id], SdkError, MutationInput<Id>> {
    const write = useApiContext().mutations[id] as unknown as () => WriteOptions<MutationInput<Id>, Answers[Id]>;
    return useMutation<Answers[Id], SdkError, MutationInput<Id>>({ ...options, ...write() });
  };
}
