import { findMismatch } from '../../../sdk/src/check/mismatch.ts';
import type { Inputs, OperationId } from '../../../sdk/src/contract.ts';
import { inputSchemas } from '../../../sdk/src/schemas.ts';

/** The same fields with the type of the operation's input. Throws an Error if they do not match its schema. */
export function assertInput<Id extends OperationId>(id: Id, fields: Record<string, unknown> = {}): Inputs[Id] {
  const result = inputSchemas[id]['~standard'].validate(fields);
  if (!result.issues) return result.value;
  const { pointer, problem } = findMismatch(inputSchemas[id], fields) ?? {};
  throw new Error(`The contract's example of ${id} does not match its schema: ${pointer} ${problem}`);
}
