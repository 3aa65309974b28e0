import { type QueryFunction, type QueryKey, useQuery } from '@tanstack/react-query';
import type { CallOptions } from '../client/options.ts';
import type { Queries } from '../generated/queries.ts';
import { useApi } from './provider.tsx';

/** Options of a query hook: `call` for the factory of the operation, and the rest for React Query, over those of the factory. */
export interface HookOptions {
  call?: CallOptions;
}

export type QueryFactory = (input: unknown, call: CallOptions | undefined) => { queryKey: QueryKey; queryFn: QueryFunction };

export function createQueryHook<Hook>(id: keyof Queries): Hook {
  return function useOperationQuery(input: unknown, { call, ...options }: HookOptions = {}) {
    const createOptions = useApi().queries[id] as unknown as QueryFactory;
    return useQuery({ ...createOptions(input, call), ...options });
  } as Hook;
}
