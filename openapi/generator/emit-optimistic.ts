import { toLiteral } from './emit-sdk.ts';
import { parseInvalidation } from './invalidation.ts';
import type { Operation } from './operation.ts';
import { resolve, type Schema, type Spec } from './spec.ts';

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

function optimisticUpdate(spec: Spec, operations: Operation[], { id, optimistic, input }: Operation) {
  if (!optimistic) return undefined;
  const place = `x-optimistic of ${id}`;
  const parsed = parseInvalidation(optimistic.insert ?? optimistic.remove ?? '', place);
  const [query, remove = {}] = typeof parsed === 'string' ? [parsed] : parsed;
  const list = operations.find((operation) => operation.id === query);
  if (!list) throw new Error(`The ${place} names ${query}, which is not an operation.`);
  const { rows, row } = findRows(spec, list);
  if (optimistic.insert) return { query, rows, insert: insertedFields(input, row, `The ${place} cannot insert a row into ${query}`) };
  assertRemovable(input, row, remove, `The ${place} cannot remove a row of ${query}`);
  return { query, rows, remove };
}

/** The fields that the input and the row share. Throws unless they make a row. */
function insertedFields(input: Schema, row: Schema, problem: string): string[] {
  const fields = Object.keys(input.properties ?? {}).filter((field) => row.properties?.[field]);
  const missing = row.required?.find((field) => field !== '_id' && !fields.includes(field));
  if (missing) throw new Error(`${problem}: its input has no ${missing}.`);
  return fields;
}

/** Throws unless properties of the row and fields of the input identify the row. */
function assertRemovable(input: Schema, row: Schema, remove: Record<string, string>, problem: string): void {
  const pairs = Object.entries(remove);
  // Without one, every row would match.
  if (pairs.length === 0) throw new Error(`${problem}: it names no property of the row, such as (_id: $.id).`);
  for (const [property, field] of pairs) {
    if (!row.properties?.[property]) throw new Error(`${problem}: a row has no ${property}.`);
    if (!input.properties?.[field]) throw new Error(`${problem}: its input has no ${field}.`);
  }
}

/** The property of a list's response that holds its rows, and the schema of a row. */
function findRows(spec: Spec, { id, response }: Operation): { rows: string; row: Schema } {
  const lists = Object.entries(resolve(spec, response).properties ?? {}).filter(([, { items }]) => items);
  const [[rows, { items = {} }] = ['', {}]] = lists;
  if (lists.length !== 1) throw new Error(`${id} must have one list in its response, to change it optimistically.`);
  return { rows, row: resolve(spec, items) };
}
