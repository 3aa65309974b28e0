import { type QueryFunction, type QueryKey, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { CallOptions } from '../client/options.ts';
import type { Mutations, Queries } from '../generated/queries.ts';
import { useApi } from './provider.tsx';

/** The options of a hook: `call` for the factory of the operation, and the rest for React Query, over those of the factory. */
interface HookOptions {
  call?: CallOptions;
}

type QueryFactory = (input: unknown, call: CallOptions | undefined) => { queryKey: QueryKey; queryFn: QueryFunction };
type MutationFactory = (call: CallOptions | undefined) => object;

/** Creates the query hook of an operation. `Hook` is its type by the contract. */
export function createQueryHook<Hook>(id: keyof Queries): Hook {
  return function useApiQuery(input: unknown, { call, ...options }: HookOptions = {}) {
    const createOptions = useApi().queries[id] as unknown as QueryFactory;
    return useQuery({ ...createOptions(input, call), ...options });
  } as Hook;
}

/** Creates the suspense hook of an operation. */
export function createSuspenseQueryHook<Hook>(id: keyof Queries): Hook {
  return function useApiSuspenseQuery(input: unknown, { call, ...options }: HookOptions = {}) {
    const createOptions = useApi().queries[id] as unknown as QueryFactory;
    return useSuspenseQuery({ ...createOptions(input, call), ...options });
  } as Hook;
}

/** Creates the mutation hook of an operation. */
export function createMutationHook<Hook>(id: keyof Mutations): Hook {
  return function useApiMutation({ call, ...options }: HookOptions = {}) {
    const createOptions = useApi().mutations[id] as unknown as MutationFactory;
    return useMutation({ ...createOptions(call), ...options });
  } as Hook;
}
