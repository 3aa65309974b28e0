import type { Api } from '../client/create-api.ts';
import type { Operation } from '../client/operation.ts';
import type { CallOptions } from '../client/options.ts';
import type { Mutations } from '../generated/methods.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import { operationKey } from './operation-key.ts';

type ApiMethod = (input: object | undefined, options?: CallOptions) => Promise<unknown>;

/** Creates one mutation options factory per operation that is not a GET. `meta.invalidates` has an effect in a client of `createQueryClient`. */
export function createMutations(api: Api): Mutations {
  const mutations: Record<string, unknown> = {};
  for (const [id, operation] of Object.entries(operations) as [OperationId, Operation][]) {
    if (operation.method === 'GET') continue;
    const method = api[id] as ApiMethod;
    const invalidates = (operation.invalidates ?? []).map((query) => operationKey(query as OperationId));
    mutations[id] = (options?: CallOptions) => ({
      mutationKey: operationKey(id),
      mutationFn: (input?: object) => method(input, options),
      retry: () => false,
      meta: { invalidates },
    });
  }
  return mutations as unknown as Mutations;
}
