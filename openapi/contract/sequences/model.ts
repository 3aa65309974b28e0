import { type Operation, staleQueries } from '../../generator/operation.ts';
import { checkEffect, createdRows, findDifferences, findRecord, findRows, readAgain } from '../live/effects.ts';
import { send } from '../live/send.ts';
import type { Fields, Run, SentRequest } from '../live/types.ts';

/** The data that the server must show after the writes of a sequence. */
export interface Model {
  /** Rows that were created, by the query that lists them and their _id. */
  created: { query: string; id: unknown; fields: Record<string, unknown> }[];
  /** The _ids of rows that were deleted. */
  deleted: unknown[];
  /** The fields of the profile that were updated last. */
  profile: Record<string, unknown>;
}

export const createModel = (): Model => ({ created: [], deleted: [], profile: {} });

/**
 * Sends a write and reads back every query that it makes stale. Resolves with false if the server rejects the input, for example because
 * it has a rule against a text. Throws an Error with the first difference from the model.
 */
export async function write(run: Run, model: Model, operation: Operation, request: SentRequest): Promise<boolean> {
  const { exchange } = await send(run, operation, request);
  if (exchange instanceof Error) throw exchange;
  if ([400, 409, 422, 429].includes(exchange.response.status)) return false;
  if (exchange.error) throw new Error(`status ${exchange.response.status}: ${exchange.error.message}`);
  for (const id of staleQueries(operation)) {
    const query = run.operations.find((candidate) => candidate.id === id);
    if (query) await readBack(run, model, operation, query, request);
  }
  return true;
}

async function readBack(run: Run, model: Model, operation: Operation, query: Operation, { input, token }: SentRequest): Promise<void> {
  const seen = run.bodies.get(query.id, token);
  if (!seen) return;
  const before = seen.latest;
  const { after, problem = 'another status' } = await readAgain(run, query, token);
  if (run.limited.size > 0) return;
  if (after === undefined) throw new Error(`${operation.id} succeeds, but then ${query.id} has ${problem}`);
  const [effect] = checkEffect(operation, query, input, before, after);
  if (effect?.level === 'drift') throw new Error(effect.problem);
  learn(model, operation.method, query, input, before, after);
  assertModel(model, query, after);
}

function learn(model: Model, method: string, query: Operation, input: Fields, before: unknown, after: unknown): void {
  if (method === 'PUT' && findRecord(after)) Object.assign(model.profile, withoutFiles(input));
  if (method === 'DELETE' && 'id' in input) model.deleted.push(input.id);
  if (method !== 'POST') return;
  for (const { _id } of createdRows(before, after)) model.created.push({ query: query.id, id: _id, fields: withoutFiles(input) });
}

/** Throws an Error if the effect of an earlier write is lost. */
function assertModel({ created, deleted, profile }: Model, query: Operation, after: unknown): void {
  const rows = findRows(after);
  if (!rows) {
    const [difference] = findDifferences(profile, findRecord(after) ?? {});
    if (difference) throw new Error(`in ${query.id} ${difference}, some requests later`);
    return;
  }
  for (const { id, fields } of created.filter((row) => row.query === query.id && !deleted.includes(row.id))) {
    const row = rows.find(({ _id }) => _id === id);
    if (!row) throw new Error(`in ${query.id} the created ${id} is gone, some requests later`);
    // A row may lose its reference to a record that was deleted.
    const kept = Object.fromEntries(Object.entries(fields).filter(([, value]) => !deleted.includes(value)));
    const [difference] = findDifferences(kept, row);
    if (difference) throw new Error(`in ${query.id} ${difference}, some requests later`);
  }
  const back = rows.find(({ _id }) => deleted.includes(_id));
  if (back) throw new Error(`in ${query.id} the deleted ${back._id} is back, some requests later`);
}

function withoutFiles(input: Fields): Fields {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => !(value instanceof Blob)));
}
