import type { Operation } from './operation.ts';

/**
 * Queries that a success makes stale: all of an operation, or those whose parameter is absent or equals a field of the mutation's input.
 */
export type Invalidation = string | [operation: string, parameters: Record<string, string>];

const pattern = /^(?<operation>\w+)(?:\((?<parameters>\w+: \$\.\w+(?:, \w+: \$\.\w+)*)\))?$/;

/**
 * Parses an entry of `x-invalidates` or `x-optimistic`, such as `listBatches` or `listStudents(batchId: $.batch)`. Throws an Error for
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
  for (const invalidation of invalidates) {
    if (typeof invalidation === 'string') continue;
    const [query, parameters] = invalidation;
    const target = operations.find((operation) => operation.id === query);
    for (const [parameter, field] of Object.entries(parameters)) {
      if (!target?.input.properties?.[parameter]) throw new Error(`The x-invalidates of ${id} is wrong: ${query} has no ${parameter}.`);
      if (!input.properties?.[field]) throw new Error(`The x-invalidates of ${id} is wrong: its input has no ${field}.`);
    }
  }
}
