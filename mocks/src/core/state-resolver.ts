import type { OperationContract } from './contract.ts';
import { conflict, unauthorized } from './errors.ts';
import { nextKey } from './next-key.ts';
import { collection, find, findByKey, type StateContext, type StoredRecord, visible } from './state-records.ts';
import type { StateRule } from './state-rule.ts';

/** The token that `signIn` issues for a record. */
export const stateTokenPrefix = 'mock-';

/** A resolver for an operation that follows an `x-state`. */
export function createStateResolver(operation: OperationContract, rule: StateRule): (context: StateContext) => unknown {
  const run = runners[rule.action];
  return (context) => {
    const { property } = rule;
    const value = run(rule, context, toObject(context.input));
    if (property === undefined) return operation.example;
    const shown = show(rule, value);
    return property === '' ? shown : { ...toObject(operation.example), [property]: shown };
  };
}

type Runner = (rule: StateRule, context: StateContext, input: StoredRecord) => unknown;

const runners: Record<StateRule['action'], Runner> = {
  list(rule, context, input) {
    const { filters = [], isNewestFirst } = rule;
    const found = visible(rule, context).filter((record) => filters.every((name) => matches(record[name], input[name])));
    return isNewestFirst ? newestFirst(found) : found;
  },
  get: find,
  insert(rule, { db, viewer, now }, input) {
    const { key, owner, values = {} } = rule;
    const records = collection(db, rule);
    if (input[key] !== undefined && findByKey(rule, records, input[key])) throw conflict('Such a record already exists.');
    const defaults = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '$now' ? now : value]));
    const record = {
      ...input,
      ...defaults,
      [key]: input[key] ?? nextKey(rule, records, db),
      ...(owner && viewer && { [owner]: viewer._id }),
    };
    records.push(record);
    return record;
  },
  update(rule, context, input) {
    const fixed = [rule.keyInput, rule.key, rule.owner];
    const changes = Object.entries(input).filter(([name]) => !fixed.includes(name));
    return Object.assign(find(rule, context, input), Object.fromEntries(changes));
  },
  remove(rule, context, input) {
    const record = find(rule, context, input);
    const records = collection(context.db, rule);
    records.splice(records.indexOf(record), 1);
    return record;
  },
  signIn(rule, { db }, input) {
    const record = collection(db, rule).find((candidate) => isSignIn(candidate, input));
    if (!record) throw unauthorized('No such user, or the password is wrong.');
    return `${stateTokenPrefix}${record[rule.key]}`;
  },
};

const secretName = /password|secret|^pin$/i;

/** Whether all inputs equal the fields of a record, and every password of the record is among them. */
function isSignIn(record: StoredRecord, input: StoredRecord): boolean {
  const secrets = Object.keys(record).filter((name) => secretName.test(name) && typeof record[name] === 'string');
  const given = Object.keys(input);
  return given.length > 0 && [...given, ...secrets].every((name) => record[name] === input[name]);
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
