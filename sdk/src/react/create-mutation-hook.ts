import { useMutation } from '@tanstack/react-query';
import type { CallOptions } from '../client/options.ts';
import type { Mutations } from '../generated/queries.ts';
import { useApi } from './provider.tsx';

type MutationFactory = (call: CallOptions | undefined) => object;

export function createMutationHook<Hook>(id: keyof Mutations): Hook {
  return function useOperationMutation({ call, ...options }: { call?: CallOptions } = {}) {
    const createOptions = useApi().mutations[id] as unknown as MutationFactory;
    return useMutation({ ...createOptions(call), ...options });
  } as Hook;
}
