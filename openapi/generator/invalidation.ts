/**
 * Queries that a success makes stale: all of an operation, or those whose parameter is absent or equals a field of the mutation's input.
 */
export type Invalidation = string | [operation: string, parameters: Record<string, string>];

const pattern = /^(?<operation>\w+)(?:\((?<parameters>\w+: \$\.\w+(?:, \w+: \$\.\w+)*)\))?$/;

/** Parses an entry of `x-invalidates`, such as `listBatches` or `listStudents(batchId: $.batch)`. Throws an Error for another form. */
export function parseInvalidation(text: string): Invalidation {
  const { operation, parameters } = pattern.exec(text)?.groups ?? {};
  if (!operation) throw new Error(`'${text}' in x-invalidates is not of the form operation or operation(parameter: $.field).`);
  if (!parameters) return operation;
  return [operation, Object.fromEntries(parameters.split(', ').map((pair) => pair.split(': $.')))];
}
