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
