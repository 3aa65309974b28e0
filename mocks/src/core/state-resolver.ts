import type { OperationContract } from './contract.ts';
import type { ResolverContext, ViewerRecord } from './definition.ts';
import { notFound, unauthorized } from './errors.ts';
import type { StateRule } from './state-rule.ts';

type StoredRecord = Record<string, unknown>;
type Context = ResolverContext<unknown, object, ViewerRecord>;

/** The token that `signIn` issues for a record. */
export const stateTokenPrefix = 'mock-';

/** A resolver for an operation that follows an `x-state`. */
export function createStateResolver(operation: OperationContract, rule: StateRule): (context: Context) => unknown {
  const run = runners[rule.action];
  return (context) => {
    const { property } = rule;
    const value = run(rule, context, toObject(context.input));
    if (property === undefined) return operation.example;
    const shown = show(rule, value);
    return property === '' ? shown : { ...toObject(operation.example), [property]: shown };
  };
}

type Runner = (rule: StateRule, context: Context, input: StoredRecord) => unknown;

const runners: Record<StateRule['action'], Runner> = {
  list(rule, context, input) {
    const { filters = [], isNewestFirst } = rule;
    const found = visible(rule, context).filter((record) => filters.every((name) => matches(record[name], input[name])));
    return isNewestFirst ? newestFirst(found) : found;
  },
  get: find,
  insert(rule, { db, viewer, now }, input) {
    const { key, owner, values = {} } = rule;
    const defaults = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '$now' ? now : value]));
    const record = { ...input, ...defaults, [key]: input[key] ?? nextKey(rule, db), ...(owner && viewer && { [owner]: viewer._id }) };
    collection(db, rule).push(record);
    return record;
  },
  update(rule, context, input) {
    const { [rule.keyInput ?? '']: _key, ...changes } = input;
    return Object.assign(find(rule, context, input), changes);
  },
  remove(rule, context, input) {
    const record = find(rule, context, input);
    const records = collection(context.db, rule);
    records.splice(records.indexOf(record), 1);
    return record;
  },
  signIn(rule, { db }, input) {
    const record = collection(db, rule).find((candidate) => Object.entries(input).every(([name, value]) => candidate[name] === value));
    if (!record) throw unauthorized('No such user, or the password is wrong.');
    return `${stateTokenPrefix}${record[rule.key]}`;
  },
};

/** Throws 404 for an unknown record and for one of another user. */
function find(rule: StateRule, context: Context, input: StoredRecord): StoredRecord {
  const key = String(input[rule.keyInput ?? '']);
  const record = visible(rule, context).find((candidate) => String(candidate[rule.key]) === key);
  if (!record) throw notFound(rule.label ?? 'this record');
  return record;
}

function visible(rule: StateRule, { db, viewer }: Context): StoredRecord[] {
  const { owner } = rule;
  const records = collection(db, rule);
  return owner === undefined ? records : records.filter((record) => record[owner] === viewer?._id);
}

/** The records of a collection, which begins with the first use. */
function collection(db: object, { collection: name }: StateRule): StoredRecord[] {
  const existing: unknown = Reflect.get(db, name);
  if (Array.isArray(existing)) return existing;
  const created: StoredRecord[] = [];
  Reflect.set(db, name, created);
  return created;
}

function nextKey({ collection: name, isNumericKey }: StateRule, db: object): number | string {
  const lastId = Number(Reflect.get(db, 'lastId') ?? 0) + 1;
  Reflect.set(db, 'lastId', lastId);
  return isNumericKey ? lastId : `${name.charAt(0)}-${lastId}`;
}

/** A filter that is not set matches everything; a list matches any of its values. */
function matches(value: unknown, filter: unknown): boolean {
  if (filter === undefined) return true;
  return Array.isArray(filter) ? filter.includes(value) : value === filter;
}

function newestFirst(records: StoredRecord[]): StoredRecord[] {
  const time = ({ createdAt }: StoredRecord) => String(createdAt ?? '');
  return records.toReversed().sort((a, b) => (time(a) === time(b) ? 0 : time(a) < time(b) ? 1 : -1));
}

function show({ fields }: StateRule, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((record) => pick(toObject(record), fields));
  return typeof value === 'object' ? pick(toObject(value), fields) : value;
}

function pick(record: StoredRecord, fields: readonly string[] | undefined): StoredRecord {
  if (!fields) return record;
  return Object.fromEntries(fields.flatMap((name) => (name in record ? [[name, record[name]]] : [])));
}

function toObject(value: unknown): StoredRecord {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
