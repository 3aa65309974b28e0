import { type OperationId, operations } from '../generated/operations.ts';

/** The prefix of all keys of an operation: `['batches', 'listBatches']`. */
export function operationKey(id: OperationId): readonly [tag: string, operation: string] {
  return [operations[id].tag, id];
}
