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
  const [query, remove] = [parseInvalidation(optimistic.insert ?? optimistic.remove ?? '')].flat();
  const list = operations.find((operation) => operation.id === query);
  if (!list) throw new Error(`${id} has an x-optimistic with ${query}, which is not an operation.`);
  const { rows, row } = findRows(spec, list);
  if (!optimistic.insert) return { query, rows, remove };
  const insert = Object.keys(input.properties ?? {}).filter((field) => row.properties?.[field]);
  const missing = row.required?.find((field) => field !== '_id' && !insert.includes(field));
  if (missing) throw new Error(`${id} cannot insert a row into ${query}: its input has no ${missing}.`);
  return { query, rows, insert };
}

/** The property of a list's response that holds its rows, and the schema of a row. */
function findRows(spec: Spec, { id, response }: Operation): { rows: string; row: Schema } {
  const lists = Object.entries(resolve(spec, response).properties ?? {}).filter(([, { items }]) => items);
  const [[rows, { items = {} }] = ['', {}]] = lists;
  if (lists.length !== 1) throw new Error(`${id} must have one list in its response, to change it optimistically.`);
  return { rows, row: resolve(spec, items) };
}
