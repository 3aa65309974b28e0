import type { Mutations } from './generated/calls.ts';
import { type OperationId, operations } from './generated/operations.ts';
import { operationKey } from './queries.ts';
import type { Api, CallOptions, Operation } from './types.ts';

type Caller = (input: object | undefined, options?: CallOptions) => Promise<unknown>;

/** Mutation options for every write. What a write makes stale stands in `meta`; one listener acts on it. */
export function createMutations(api: Api): Mutations {
  const mutations: Record<string, unknown> = {};
  for (const [id, operation] of Object.entries(operations) as [OperationId, Operation][]) {
    if (operation.method === 'GET') continue;
    const call = api[id] as Caller;
    const invalidates = (operation.invalidates ?? []).map((read) => operationKey(read as OperationId));
    mutations[id] = (options?: CallOptions) => ({
      mutationKey: operationKey(id),
      mutationFn: (input?: object) => call(input, options),
      retry: () => false,
      meta: { invalidates },
    });
  }
  return mutations as unknown as Mutations;
}
