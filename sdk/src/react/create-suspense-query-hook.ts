import { useSuspenseQuery } from '@tanstack/react-query';
import type { Queries } from '../generated/queries.ts';
import type { HookOptions, QueryFactory } from './create-query-hook.ts';
import { useApi } from './provider.tsx';

export function createSuspenseQueryHook<Hook>(id: keyof Queries): Hook {
  return function useOperationSuspenseQuery(input: unknown, { call, ...options }: HookOptions = {}) {
    const createOptions = useApi().queries[id] as unknown as QueryFactory;
    return useSuspenseQuery({ ...createOptions(input, call), ...options });
  } as Hook;
}
