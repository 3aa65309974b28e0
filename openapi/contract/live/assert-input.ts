import { findMismatch } from '@institute/sdk/check';
import type { Inputs, OperationId } from '@institute/sdk/contract';
import { inputSchemas } from '@institute/sdk/schemas';

/** The same fields with the type of the operation's input. Throws an Error if they do not match its schema. */
export function assertInput<Id extends OperationId>(id: Id, fields: Record<string, unknown> = {}): Inputs[Id] {
  const result = inputSchemas[id]['~standard'].validate(fields);
  if (!result.issues) return result.value;
  const { pointer, problem } = findMismatch(inputSchemas[id], fields) ?? {};
  throw new Error(`The contract's example of ${id} does not match its schema: ${pointer} ${problem}`);
}
