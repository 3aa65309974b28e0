import { toLiteral } from './emit-sdk.ts';
import { parseInvalidation } from './invalidation.ts';
import type { Operation } from './operation.ts';
import { hasProperty, resolve, type Schema, type Spec } from './spec.ts';

/** The lists that mutations change at once, before the server responds, by operationId. */
export function emitOptimisticUpdates(spec: Spec, operations: Operation[]): string {
  const rows = operations.flatMap((operation) => {
    const update = optimisticUpdate(spec, operations, operation);
    return update ? [`  ${operation.id}: ${toLiteral(update)},`] : [];
  });
  return [
    "import type { OptimisticUpdate } from '../query/optimistic-update.ts'",
    '',
    '/** The lists that mutations change at once, before the server responds, by operationId. */',
    'export const optimisticUpdates = {',
    ...rows,
    '} as const satisfies Record<string, OptimisticUpdate>',
    '',
  ].join('\n');
}

/** Checks every name, because with a wrong one the mutation would silently change nothing. */
function optimisticUpdate(spec: Spec, operations: Operation[], operation: Operation) {
  const { id, optimistic } = operation;
  if (!optimistic) return undefined;
  const { insert, remove } = optimistic;
  const text = insert ?? remove;
  if (text === undefined || (insert !== undefined && remove !== undefined))
    throw new Error(`The x-optimistic of ${id} needs insert or remove.`);
  const invalidation = parseInvalidation(text, `x-optimistic of ${id}`);
  const [query, fields] = typeof invalidation === 'string' ? [invalidation] : invalidation;
  const list = operations.find((other) => other.id === query && other.isQuery);
  if (!list) throw new Error(`The x-optimistic of ${id} names ${query}, which is not a GET operation.`);
  const { rows, row } = findRows(spec, list);
  const change =
    insert === undefined
      ? { remove: checkRemoval(operation, query, row, fields) }
      : { insert: insertedFields(operation, query, row, fields) };
  // The refetch replaces a temporary row.
  if (!operation.invalidates.some((entry) => [entry].flat()[0] === query))
    throw new Error(`The x-optimistic of ${id} names ${query}, which is not in its x-invalidates.`);
  return { query, rows, ...change };
}

function checkRemoval({ id, input }: Operation, query: string, row: Schema, fields: Record<string, string> = {}): Record<string, string> {
  const pairs = Object.entries(fields);
  if (pairs.length === 0) throw new Error(`The x-optimistic of ${id} removes every row: it needs a parameter, as in ${query}(_id: $.id).`);
  for (const [property, field] of pairs) {
    if (!hasProperty(row, property)) throw new Error(`The x-optimistic of ${id} names ${property}, which a row of ${query} does not have.`);
    if (!hasProperty(input, field)) throw new Error(`The x-optimistic of ${id} names ${field}, which its input does not have.`);
  }
  return fields;
}

/** The fields that the input and a row share. */
function insertedFields({ id, input }: Operation, query: string, row: Schema, fields: Record<string, string> | undefined): string[] {
  if (fields) throw new Error(`The x-optimistic of ${id} inserts a row, which takes no parameters.`);
  const shared = Object.keys(input.properties ?? {}).filter((field) => hasProperty(row, field));
  const missing = row.required?.find((field) => field !== '_id' && !shared.includes(field));
  if (missing) throw new Error(`The x-optimistic of ${id} cannot insert a row into ${query}: its input has no ${missing}.`);
  return shared;
}

/** The property of a list's response that holds its rows, and the schema of a row. */
function findRows(spec: Spec, { id, response }: Operation): { rows: string; row: Schema } {
  const lists = Object.entries(resolve(spec, response).properties ?? {}).filter(([, { items }]) => items);
  const [[rows, { items = {} }] = ['', {}]] = lists;
  if (lists.length !== 1) throw new Error(`${id} must have one list in its response, to change it optimistically.`);
  return { rows, row: resolve(spec, items) };
}
