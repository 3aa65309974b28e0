import { isApiError } from '@institute/sdk';
import type { OperationId } from '@institute/sdk/contract';
import type { Operation } from '../../generator/operation.ts';
import { createPng } from '../examples.ts';
import { checkAccess } from './access-checks.ts';
import { type Account, requiresToken, selectAccount } from './accounts.ts';
import { assertInput } from './assert-input.ts';
import { checkEffects } from './effects.ts';
import { checkFilters } from './filters.ts';
import { isLoopback } from './http-exchange.ts';
import { checkInvalidRequests, fileProperties } from './invalid-requests.ts';
import { judgeResponse } from './judge-response.ts';
import { createInput } from './request-inputs.ts';
import { restoreRecord } from './restore-record.ts';
import { drift, type Sent, send } from './send.ts';
import type { Finding, Row, Run, SentRequest } from './types.ts';

interface ValidRequest extends SentRequest {
  /** For example `with a file`; empty for the first one. */
  name: string;
  account: Account | undefined;
  /** False if it may name records that the server does not have. */
  isKnown: boolean;
}

export async function runOperation(run: Run, operation: Operation): Promise<Row> {
  const row: Row = {
    operation: operation.id,
    request: `${operation.method} ${operation.path}`,
    verdict: 'skipped',
    reason: '',
    pointer: '',
    findings: [],
    unreached: [],
    ms: 0,
  };
  const requests = listValidRequests(run, operation);
  if (typeof requests === 'string') return { ...row, reason: requests };
  for (const request of requests) {
    const started = performance.now();
    const sent = await send(run, operation, request);
    const isFirst = request === requests[0];
    if (isFirst) Object.assign(row, { status: sent.status, ms: Math.round(performance.now() - started) });
    const { findings, rejection } = await judgeValidRequest(run, operation, request, sent);
    row.findings.push(...findings);
    if (!isFirst) continue;
    // A server that does not respond, or not to this many requests, is not asked again.
    if (sent.exchange instanceof Error) return { ...row, verdict: 'FAIL' };
    if (sent.status === 429) return { ...row, reason: 'status 429: the server limits the rate of requests' };
    row.verdict = rejection === undefined ? 'pass' : 'rejected';
    row.reason = rejection ?? '';
    row.findings.push(...(await checkFilters(run, operation, request)), ...(await checkAccess(run, operation, request)));
  }
  const [first] = requests;
  if (first) row.findings.push(...(await checkInvalidRequests(run, operation, first)));
  if (first && operation.id === 'updateProfile') await restoreRecord(run, operation, first, run.profile);
  return row;
}

async function judgeValidRequest(
  run: Run,
  operation: Operation,
  request: ValidRequest,
  sent: Sent,
): Promise<{ findings: Finding[]; rejection?: string }> {
  const { exchange, curl } = sent;
  if (exchange instanceof Error) return { findings: [drift(withName(request, exchange.message))] };
  const findings = (await judgeResponse(run, operation, exchange)).map((finding) => ({
    ...finding,
    problem: withName(request, finding.problem),
    curl,
  }));
  if (exchange.response.status === 429 || findings.some(({ level }) => level === 'drift')) return { findings };
  if (isApiError(exchange.error)) {
    const problem = judgeError(operation, request, exchange.error);
    return { findings: problem ? [...findings, drift(withName(request, problem), curl)] : findings, rejection: exchange.error.message };
  }
  // Later requests build only on responses that match the contract.
  if (operation.isQuery) run.queries.set(operation.id, request);
  else findings.push(...(await checkEffects(run, operation, request)).map((finding) => ({ ...finding, curl })));
  Object.assign(run.state.responses, { [operation.id]: exchange.result });
  if (operation.id === 'getProfile') run.profile ??= exchange.result;
  return { findings };
}

/** Why a documented error does not fit a request that the contract and the server's own records allow. */
function judgeError(
  operation: Operation,
  { account, isKnown, name }: ValidRequest,
  { status, message }: { status: number; message: string },
) {
  if (status === 401 && account) return 'status 401: the server rejects the token';
  if (status === 403 && account?.role !== undefined && operation.roles.includes(account.role))
    return `status 403, but x-roles lets role ${account.role} call it: ${message}`;
  if (status === 400) return `status 400 for a request that matches the contract: ${message}`;
  if (isKnown || (name && status === 415)) return `status ${status} for a request that the contract allows: ${message}`;
  return undefined;
}

/** The requests that the server should accept, or why none can be sent. */
function listValidRequests(run: Run, operation: Operation): ValidRequest[] | string {
  const { options, state } = run;
  const id = operation.id as OperationId;
  const { logins = [] } = options;
  if (id === 'login' && logins.length > 0)
    return logins.map((input) => ({
      name: `as ${roleOf(run, input.email)}`,
      input: { ...input },
      token: null,
      account: undefined,
      isKnown: true,
    }));
  if (!operation.isQuery && !options.writes) return `changes data; --writes sends it${id === 'login' ? ', and --login signs in' : ''}`;
  if (id === 'login' && !isLoopback(options.baseUrl)) return 'needs a --login: example accounts are for a server on this machine';
  const account = selectAccount(operation, run.accounts);
  if (!account && requiresToken(operation)) return 'needs a --token of a role that may call it';
  const example = assertInput(id, run.examples.get(id)?.[0] ?? {});
  const created = createInput(id, state, example, account);
  if (!created) return id === 'updatePassword' ? 'needs a --login: the password is not known' : 'the server has no record to send it for';
  const request: ValidRequest = { name: '', input: { ...created.input }, token: account?.token ?? null, account, isKnown: created.isKnown };
  return operation.body === 'either' ? [request, withFiles(operation, request)] : [request];
}

function roleOf({ accounts }: Run, email: string): string {
  return `role ${accounts.find((account) => account.email === email)?.role ?? 'unknown'}`;
}

/** The same request with its files, of another person. */
function withFiles(operation: Operation, request: ValidRequest): ValidRequest {
  const files = Object.fromEntries(fileProperties(operation).map((name) => [name, createPng()]));
  const { email } = request.input;
  const person = typeof email === 'string' ? { email: `photo-${email}` } : {};
  return { ...request, name: 'with a file', input: { ...request.input, ...person, ...files } };
}

function withName({ name }: ValidRequest, problem: string): string {
  return name ? `${problem} (${name})` : problem;
}
