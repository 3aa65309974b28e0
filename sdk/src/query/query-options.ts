import type { Api } from '../client/create-api.ts';
import type { Operation } from '../client/operation.ts';
import type { CallOptions } from '../client/options.ts';
import type { Queries } from '../generated/methods.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import { operationKey } from './operation-key.ts';

type ApiMethod = (input: object | undefined, options: CallOptions) => Promise<unknown>;

/** Creates one query options factory per GET operation, for hooks, loaders and prefetches. */
export function createQueries(api: Api): Queries {
  const queries: Record<string, unknown> = {};
  for (const [id, operation] of Object.entries(operations) as [OperationId, Operation][]) {
    if (operation.method !== 'GET') continue;
    const method = api[id] as ApiMethod;
    const factory = (input?: object, options?: CallOptions) => ({
      queryKey: isEmpty(input) ? operationKey(id) : [...operationKey(id), input],
      queryFn: ({ signal }: { signal: AbortSignal }) => method(input, { ...options, signal }),
      retry: () => false,
    });
    queries[id] = Object.assign(factory, { key: () => operationKey(id) });
  }
  return queries as unknown as Queries;
}

/** An empty input must share its key with a missing one. */
function isEmpty(input: object | undefined): boolean {
  return !input || Object.values(input).every((value) => value === undefined);
}
