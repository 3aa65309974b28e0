import type { JsonSchema } from '@institute/sdk/schemas';
import { type Operation, staleQueries } from '../../generator/operation.ts';
import { parseJson } from './bodies.ts';
import { isRecord } from './requests.ts';
import { responseSchema } from './response-schema.ts';
import { drift, send } from './send.ts';
import type { Fields, Finding, Run, SentRequest } from './types.ts';

/** Repeats the sender's queries that earlier writes may have changed, so that a later difference comes from the next write alone. */
export async function refreshQueries(run: Run, token: string | null): Promise<void> {
  const stale = run.stale.get(token);
  run.stale.delete(token);
  await Promise.all(run.operations.filter(({ id }) => stale?.has(id)).map((query) => readAgain(run, query, token)));
}

/**
 * Repeats the sender's queries: those that `x-invalidates` names must show the mutation. The other queries must be unchanged, which is
 * checked only after the first request of an operation.
 */
export async function checkEffects(run: Run, operation: Operation, sent: SentRequest, isFirst: boolean): Promise<Finding[]> {
  const named = staleQueries(operation);
  run.stale.delete(sent.token);
  const findings = await Promise.all(
    run.operations.map(async (query) => {
      const isNamed = named.includes(query.id);
      if (!isNamed && !isFirst) return [];
      const before = run.bodies.get(query.id, sent.token)?.latest;
      const { after, problem } = await readAgain(run, query, sent.token);
      if (problem) return [drift(`${operation.id} succeeds, but then ${query.id} has ${problem}`, undefined, 'write')];
      if (after === undefined) return [];
      return isNamed ? checkEffect(operation, query, sent.input, before, after) : checkUnchanged(run, query, before, after);
    }),
  );
  return findings.flat();
}

/** Repeats a query that had a response. The problem is what no write may do to it: a failure, or a body without its records. */
export async function readAgain(run: Run, query: Operation, token: string | null): Promise<{ after?: unknown; problem?: string }> {
  const seen = run.bodies.get(query.id, token);
  if (!seen || !query.isQuery || query.html) return {};
  const request = { input: seen.input, token };
  const { exchange, status = 500 } = await send(run, query, request);
  // A session may have ended, and a record may be gone.
  if (exchange instanceof Error || !exchange.response.ok) return status < 500 ? {} : { problem: `status ${status}` };
  const after = parseJson(exchange.text);
  const isEmptied = (findRows(seen.latest) && !findRows(after)) || (findRecord(seen.latest) && !findRows(after) && !findRecord(after));
  if (isEmptied) return { problem: 'no records any more' };
  run.bodies.add(query.id, request, after);
  return { after };
}

/** Programs do not refetch a query that `x-invalidates` leaves out, so they would show its old data. */
function checkUnchanged(run: Run, query: Operation, before: unknown, after: unknown): Finding[] {
  if (toComparable(before) === toComparable(after)) return [];
  run.unnamed.add(query.id);
  return [{ ...drift(`the response of ${query.id} changes too, but x-invalidates does not name it`), level: 'warning' }];
}

/** Checks that a mutation shows in a query that it invalidates. */
export function checkEffect(operation: Operation, query: Operation, input: Fields, before: unknown, after: unknown): Finding[] {
  const rows = findRows(after);
  const record = rows ? createdRows(before, after)[0] : findRecord(after);
  const problems = rows ? checkRows(operation, query, input, before, after) : checkRecord(operation, input, before, record);
  if (operation.method === 'DELETE' || problems.length > 0)
    return problems.map((problem) => drift(`${operation.id} succeeds, but in ${query.id} ${problem}`, undefined, 'write'));
  const lost = rows && findLost(before, after, undefined);
  return [...(lost ? [`${lost} is gone`] : []), ...findTypeChanges(input, record ?? {})].map((problem) => ({
    ...drift(`in ${query.id} ${problem}`),
    level: 'warning',
  }));
}

function findTypeChanges(input: Fields, record: Fields): string[] {
  const changed = Object.entries(record).filter(
    ([name, read]) => [typeof input[name], typeof read].sort().join() === 'number,string' && isSame(input[name], read),
  );
  return changed.map(([name, read]) => `${name} comes back as ${show(read)} after ${show(input[name])} was sent`);
}

export function createdRows(before: unknown, after: unknown): Fields[] {
  const known = new Set(findRows(before)?.map(({ _id }) => _id));
  return findRows(after)?.filter(({ _id }) => !known.has(_id)) ?? [];
}

function checkRows(operation: Operation, query: Operation, input: Fields, before: unknown, after: unknown): string[] {
  const parameter = /\{(\w+)\}/.exec(operation.path)?.[1];
  const deleted = operation.method === 'DELETE' && parameter ? input[parameter] : undefined;
  if (deleted !== undefined) {
    const isThere = findRows(after)?.some(({ _id }) => _id === deleted);
    const lost = findLost(before, after, deleted);
    return [
      isThere ? `the deleted ${String(deleted)} is still there` : [],
      lost ? `${lost} is gone, which the request does not name` : [],
    ].flat();
  }
  // A list whose rows have no field of the input shows only a side effect, for example one student more in a batch.
  if (operation.method !== 'POST' || sharedFields(query, input).length === 0) return [];
  const created = createdRows(before, after);
  if (created.length === 0) return ['there is no new row'];
  const differences = created.map((row) => findDifferences(input, row));
  return differences.some(({ length }) => length === 0) ? [] : (differences[0] ?? []);
}

/** After a creation it is a warning only: a list may show only its newest rows. */
function findLost(before: unknown, after: unknown, deleted: unknown): string | undefined {
  const ids = new Set(findRows(after)?.map(({ _id }) => _id));
  const lost = findRows(before)?.find(({ _id }) => !ids.has(_id) && _id !== deleted);
  return lost && String(lost._id);
}

function checkRecord({ method, id, path }: Operation, input: Fields, before: unknown, record: Fields | undefined): string[] {
  if (!record) return [];
  if (method === 'PUT' || method === 'PATCH') return findDifferences(input, record);
  const isUnchanged = method === 'DELETE' && !path.includes('{') && toComparable(findRecord(before)) === toComparable(record);
  // Only a record with a picture has something to remove.
  return isUnchanged && Object(record.avatar).url ? [`nothing has changed after ${id}`] : [];
}

export function findRows(body: unknown): Fields[] | undefined {
  return Object.values(Object(body)).find((value): value is Fields[] => Array.isArray(value) && value.every(isRecord));
}

export function findRecord(body: unknown): Fields | undefined {
  return Object.values(Object(body)).find(isRecord);
}

function sharedFields(query: Operation, input: Fields): string[] {
  const lists: JsonSchema[] = Object.values(responseSchema(query, query.status)?.properties ?? {});
  const row = lists.find(({ items }) => items)?.items;
  return Object.keys(row?.properties ?? {}).filter((name) => Object.hasOwn(input, name));
}

export function findDifferences(input: Fields, record: Fields): string[] {
  return Object.entries(record).flatMap(([name, read]) => {
    const sent = input[name];
    // A password that comes back is a finding of its own.
    return sent === undefined || /password/i.test(name) || isSame(sent, read)
      ? []
      : [`${name} is ${show(read)} after ${show(sent)} was sent`];
  });
}

/** An id that was sent equals the record with this id, and a file that was sent equals any picture. */
function isSame(sent: unknown, read: unknown): boolean {
  if (sent instanceof Blob) return Boolean(read);
  if (Array.isArray(sent) && Array.isArray(read))
    return sent.length === read.length && sent.every((part, index) => isSame(part, read[index]));
  if (isRecord(sent) && isRecord(read))
    return Object.keys(sent).every((name) => read[name] === undefined || isSame(sent[name], read[name]));
  if (isRecord(read)) return read._id === undefined || read._id === sent;
  // The contract allows some numbers as texts.
  return String(sent).trim() === String(read);
}

/** URLs of pictures may hold a signature that differs in every response. */
function toComparable(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' && /^https?:/.test(part) ? part.split('?')[0] : part)) ?? ''
  );
}

function show(value: unknown): string {
  const text = value instanceof Blob ? 'a file' : (JSON.stringify(value) ?? 'nothing');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
