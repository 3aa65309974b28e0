import type { StoredRecord } from './state-records.ts';
import type { StateRule } from './state-rule.ts';

/** A key that no record of the collection has. All collections share a counter in the data, so the same calls give the same keys. */
export function nextKey(rule: StateRule, records: readonly StoredRecord[], db: object): number | string {
  const keys = records.map((record) => record[rule.key]);
  const taken = new Set(keys.map(String));
  const highest = keys.reduce<number>((max, key) => (Number.isInteger(key) ? Math.max(max, Number(key)) : max), 0);
  let id = Math.max(highest, Number(Reflect.get(db, 'lastId') ?? 0)) + 1;
  while (taken.has(String(toKey(rule, id)))) id += 1;
  Reflect.set(db, 'lastId', id);
  return toKey(rule, id);
}

function toKey({ collection, keyType }: StateRule, id: number): number | string {
  if (keyType === 'number') return id;
  if (keyType === 'uuid') return `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
  return `${collection.charAt(0)}-${id}`;
}
