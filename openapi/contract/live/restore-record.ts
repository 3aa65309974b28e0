import type { Operation } from '../../generator/operation.ts';
import { findRecord } from './effects.ts';
import { send } from './send.ts';
import type { Run, SentRequest } from './types.ts';

/** Sends an update again with the values from before it, so that a run leaves the account as it was. */
export async function restoreRecord(run: Run, operation: Operation, { input, token }: SentRequest, before: unknown): Promise<void> {
  const record = findRecord(before) ?? {};
  const fields = Object.keys(input).filter((name) => ['string', 'number'].includes(typeof record[name]));
  await send(run, operation, { input: Object.fromEntries(fields.map((name) => [name, String(record[name])])), token });
}
