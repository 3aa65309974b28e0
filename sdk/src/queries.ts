import type { Queries } from './generated/calls.ts';
import { type OperationId, operations } from './generated/operations.ts';
import type { Api, CallOptions, Operation } from './types.ts';

/** The prefix of a read's keys: `['batches', 'listBatches']`. */
export function operationKey(id: OperationId): readonly [tag: string, operation: string] {
  return [operations[id].tag, id];
}

type Caller = (input: object | undefined, options: CallOptions) => Promise<unknown>;

/** Query options for every read, made once from the client and spent in loaders, components and prefetches. */
export function createQueries(api: Api): Queries {
  const queries: Record<string, unknown> = {};
  for (const [id, operation] of Object.entries(operations) as [OperationId, Operation][]) {
    if (operation.method !== 'GET') continue;
    const call = api[id] as Caller;
    const read = (input?: object, options?: CallOptions) => ({
      queryKey: isEmpty(input) ? operationKey(id) : [...operationKey(id), input],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(input, { ...options, signal }),
      retry: () => false,
    });
    queries[id] = Object.assign(read, { key: () => operationKey(id) });
  }
  return queries as unknown as Queries;
}

/** An input that says nothing must not make a key of its own. */
function isEmpty(input: object | undefined): boolean {
  return !input || Object.values(input).every((value) => value === undefined);
}
