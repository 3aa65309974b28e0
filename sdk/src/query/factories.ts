import type { Api } from '../client/create-api.ts';
import type { Operation } from '../client/operation.ts';
import type { CallOptions } from '../client/options.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import { operationKey } from './operation-key.ts';

type ApiMethod = (input: object | undefined, options?: CallOptions) => Promise<unknown>;

/** The factories of all GET operations, by operationId. `createQueries` types them. */
export function queryFactories(api: Api): Record<string, unknown> {
  return factories(true, (id) => (input?: object | symbol, options?: CallOptions) => {
    // React Query's skipToken is a symbol. It takes the place of the function.
    const isSkipped = typeof input === 'symbol';
    return {
      queryKey: isEmpty(input) ? operationKey(id) : [...operationKey(id), isSkipped ? null : input],
      queryFn: isSkipped ? input : ({ signal }: { signal: AbortSignal }) => (api[id] as ApiMethod)(input, { ...options, signal }),
    };
  });
}

/** The factories of all other operations, by operationId. `createMutations` types them. */
export function mutationFactories(api: Api): Record<string, unknown> {
  return factories(false, (id) => (options?: CallOptions) => ({
    mutationKey: operationKey(id),
    mutationFn: (input?: object) => (api[id] as ApiMethod)(input, options),
    retry: () => false,
  }));
}

/** Creates a function with a `key` for each query, or for each mutation. */
function factories(isQuery: boolean, create: (id: OperationId) => object): Record<string, unknown> {
  const rows = (Object.entries(operations) as [OperationId, Operation][]).filter(([, { method }]) => (method === 'GET') === isQuery);
  return Object.fromEntries(rows.map(([id]) => [id, Object.assign(create(id), { key: () => operationKey(id) })]));
}

/** An empty input must share its key with a missing one. */
function isEmpty(input: object | symbol | undefined): boolean {
  return typeof input !== 'symbol' && (!input || Object.values(input).every((value) => value === undefined));
}
