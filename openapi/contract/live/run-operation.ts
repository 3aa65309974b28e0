import { findMismatch } from '../../../sdk/src/check/mismatch.ts';
import type { Inputs, OperationId } from '../../../sdk/src/contract.ts';
import { isApiError } from '../../../sdk/src/index.ts';
import { inputSchemas } from '../../../sdk/src/schemas.ts';
import type { Operation } from '../../generator/operation.ts';
import { findAccessMismatch } from './access-checks.ts';
import { requiresToken, selectAccount } from './accounts.ts';
import { exchange } from './http-exchange.ts';
import { createInput } from './request-inputs.ts';
import { findResponseMismatch } from './response-validator.ts';
import type { Row, Run, SentRequest } from './types.ts';

/** Sends one operation and validates its response. */
export async function runOperation(run: Run, operation: Operation): Promise<Row> {
  const { options, state } = run;
  const id = operation.id as OperationId;
  const row: Omit<Row, 'verdict' | 'reason'> = { operation: id, request: `${operation.method} ${operation.path}`, pointer: '', ms: 0 };
  if (!operation.isQuery && !options.writes) return { ...row, verdict: 'skipped', reason: 'changes data; --writes sends it' };
  const account = selectAccount(operation, run.accounts);
  if (!account && requiresToken(operation)) return { ...row, verdict: 'skipped', reason: 'needs a --token of a role that may call it' };
  const input = createInput(id, state, assertValid(id, run.examples.get(id)?.[0] ?? {}));
  if (!input) return { ...row, verdict: 'skipped', reason: 'the server has no record to send it for' };
  const started = performance.now();
  const request: SentRequest = { input, token: account?.token ?? null };
  const sent = await exchange(options, id, request.input, request.token);
  row.ms = Math.round(performance.now() - started);
  if (sent instanceof Error) return { ...row, verdict: 'FAIL', reason: sent.message };
  row.status = sent.response.status;
  const mismatch = findResponseMismatch(id, sent) ?? (await findAccessMismatch(options, operation, input, sent));
  if (mismatch) return { ...row, verdict: 'FAIL', pointer: mismatch.pointer, reason: mismatch.problem };
  // Later requests build only on responses that match the contract.
  if (!sent.error) await storeResponse(run, operation, request, sent.result);
  if (row.status === 401 && request.token) return { ...row, verdict: 'FAIL', reason: 'status 401: the server rejects the token' };
  if (row.status === 429) return { ...row, verdict: 'skipped', reason: 'status 429: the server limits the rate of requests' };
  if (isApiError(sent.error)) return { ...row, verdict: 'rejected', reason: sent.error.message };
  return { ...row, verdict: 'pass', reason: '' };
}

/** Stores a response for later requests and refetches the queries that a mutation invalidates. */
async function storeResponse(run: Run, operation: Operation, request: SentRequest, response: unknown): Promise<void> {
  const { options, queries, state } = run;
  Object.assign(state.responses, { [operation.id]: response });
  if (operation.isQuery) queries.set(operation.id, request);
  for (const invalidation of operation.invalidates) {
    const id = typeof invalidation === 'string' ? invalidation : invalidation[0];
    const query = queries.get(id);
    const refetched = query && (await exchange(options, id as OperationId, query.input, query.token));
    if (refetched && !(refetched instanceof Error) && !refetched.error) Object.assign(state.responses, { [id]: refetched.result });
  }
}

function assertValid<Id extends OperationId>(id: Id, example: Record<string, unknown>): Inputs[Id] {
  const result = inputSchemas[id]['~standard'].validate(example);
  if (!result.issues) return result.value;
  const { pointer, problem } = findMismatch(inputSchemas[id], example) ?? {};
  throw new Error(`The contract's example of ${id} does not match its schema: ${pointer} ${problem}`);
}
