import { type OperationId, operations } from '../generated/operations.ts';
import type { OperationKey } from './types.ts';

/** The prefix of all keys of an operation: `['batches', 'listBatches']`. */
export function operationKey(id: OperationId): OperationKey {
  return [operations[id].tag, id];
}
