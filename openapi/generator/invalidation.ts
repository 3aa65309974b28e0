import type { Operation } from './operation.ts';
import { hasProperty } from './spec.ts';

/**
 * Queries that a success makes stale: all of an operation, or those whose parameter is absent or equals a field of the mutation's input.
 */
export type Invalidation = string | [operation: string, parameters: Record<string, string>];

const pattern = /^(?<operation>\w+)(?:\((?<parameters>\w+: \$\.\w+(?:, \w+: \$\.\w+)*)\))?$/;

/**
 * Parses an entry of `x-invalidates`, such as `listBatches` or `listStudents(batchId: $.batch)`. Throws an Error for
 * another form.
 * @param place Where it stands, for the error: `x-invalidates of createBatch`.
 */
export function parseInvalidation(text: string, place: string): Invalidation {
  const { operation, parameters } = pattern.exec(text)?.groups ?? {};
  if (!operation) throw new Error(`'${text}' in the ${place} is not of the form operation or operation(parameter: $.field).`);
  if (!parameters) return operation;
  return [operation, Object.fromEntries(parameters.split(', ').map((pair) => pair.split(': $.')))];
}

/** Throws unless the parameters are inputs of the query, and the fields those of the mutation. Others would match every query, or none. */
export function assertInvalidations({ id, input, invalidates }: Operation, operations: Operation[]): void {
  const problem = `The x-invalidates of ${id} is wrong`;
  for (const invalidation of invalidates) {
    const [query, parameters = {}] = typeof invalidation === 'string' ? [invalidation] : invalidation;
    const target = operations.find((operation) => operation.id === query);
    // The lint rule invalidates-resolve reports it.
    if (!target) continue;
    for (const [parameter, field] of Object.entries(parameters)) {
      if (!hasProperty(target.input, parameter)) throw new Error(`${problem}: ${query} has no ${parameter}.`);
      if (!hasProperty(input, field)) throw new Error(`${problem}: its input has no ${field}.`);
    }
  }
}
