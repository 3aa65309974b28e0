import type { ResolverContext, ViewerRecord } from './definition.ts';
import { notFound } from './errors.ts';
import type { StateRule } from './state-rule.ts';

/** A record of a collection. */
export type StoredRecord = Record<string, unknown>;
/** What a rule works with. */
export type StateContext = ResolverContext<unknown, object, ViewerRecord>;

/** The records of a collection, which begins with the first use. */
export function collection(db: object, { collection: name }: StateRule): StoredRecord[] {
  const existing: unknown = Reflect.get(db, name);
  if (Array.isArray(existing)) return existing;
  const created: StoredRecord[] = [];
  Reflect.set(db, name, created);
  return created;
}

/** The records that the viewer may see. */
export function visible(rule: StateRule, { db, viewer }: StateContext): StoredRecord[] {
  const { owner } = rule;
  const records = collection(db, rule);
  return owner === undefined ? records : records.filter((record) => record[owner] === viewer?._id);
}

/** Throws 404 for an unknown record and for one of another user. */
export function find(rule: StateRule, context: StateContext, input: StoredRecord): StoredRecord {
  const record = findByKey(rule, visible(rule, context), input[rule.keyInput ?? '']);
  if (!record) throw notFound(rule.label ?? 'this record');
  return record;
}

/** Compares keys as texts, because a path carries only text. */
export function findByKey(rule: StateRule, records: StoredRecord[], key: unknown): StoredRecord | undefined {
  return records.find((record) => String(record[rule.key]) === String(key));
}
