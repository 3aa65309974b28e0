import { type ApiError, isApiError } from '@institute/sdk';
import type { Operation } from '../../generator/operation.ts';
import { createPng } from '../examples.ts';
import { requiresToken, selectAccount } from './accounts.ts';
import { parseJson } from './bodies.ts';
import { checkResponse } from './check-response.ts';
import { checkEffects, refreshQueries } from './effects.ts';
import { checkAccess, checkFilters, checkInvalidRequests, fileProperties } from './probes.ts';
import { listInputs, planOf, withUniqueFields } from './requests.ts';
import { isRestorable, undoChanges } from './restore.ts';
import { causeOf, drift, isLoopback, send } from './send.ts';
import type { Account, Credentials, Fields, Finding, Row, Run, Sent, SentRequest } from './types.ts';

interface ValidRequest extends SentRequest {
  /** For example `with a file`; empty for the first request. */
  name: string;
  account: Account | undefined;
  /** False if it may name records that the server does not have. */
  isKnown: boolean;
}

export async function runOperation(run: Run, operation: Operation, skipped: Row): Promise<Row> {
  const found = listValidRequests(run, operation);
  if (typeof found === 'string') return { ...skipped, reason: found };
  if (!operation.isQuery) await refreshQueries(run, found.candidates[0].token);
  const started = performance.now();
  const { request, sent } = await sendFirst(run, operation, found);
  // If several records conflicted, each of them may already have, for example, its marksheet.
  const first = { ...request, isKnown: request.isKnown && (sent.status !== 409 || found.candidates.length === 1) };
  const ms = Math.round(performance.now() - started);
  const { findings, rejection } = await checkValidRequest(run, operation, first, sent, true);
  await undoChanges(run);
  const row: Row = { ...skipped, ...(sent.status && { status: sent.status }), ms, findings: withName(first, findings) };
  // A server that does not respond, or that limits the rate of requests, gets no more requests for this operation.
  if (sent.exchange instanceof Error) return { ...row, verdict: 'FAIL' };
  if (sent.status === 429) return row;
  row.verdict = rejection === undefined ? 'pass' : 'rejected';
  if (rejection !== undefined) Object.assign(row, { reason: rejection, curl: sent.curl });
  row.findings.push(...(await checkFilters(run, operation, first)), ...(await checkAccess(run, operation, first)));
  for (const request of found.others(first)) {
    await refreshQueries(run, request.token);
    const other = await checkValidRequest(run, operation, request, await send(run, operation, request), false);
    await undoChanges(run);
    // A finding that every sender gets is reported once.
    const isNew = ({ problem }: Finding) => !findings.some((known) => known.problem === problem);
    row.findings.push(...withName(request, other.findings.filter(isNew)));
  }
  row.findings.push(...(await checkInvalidRequests(run, operation, first, rejection === undefined)));
  return row;
}

interface ValidRequests {
  /** The same request with one record after another, for a server that says that there is a conflict. */
  candidates: [ValidRequest, ...ValidRequest[]];
  /** More requests that the server should accept. */
  others(first: ValidRequest): ValidRequest[];
}

async function sendFirst(run: Run, operation: Operation, { candidates }: ValidRequests): Promise<{ request: ValidRequest; sent: Sent }> {
  const [first, ...others] = candidates;
  let request = first;
  let sent = await send(run, operation, first);
  for (const candidate of others) {
    if (sent.status !== 409) break;
    request = candidate;
    sent = await send(run, operation, candidate);
  }
  return { request, sent };
}

async function checkValidRequest(
  run: Run,
  operation: Operation,
  request: ValidRequest,
  { exchange, curl }: Sent,
  isFirst: boolean,
): Promise<{ findings: Finding[]; rejection?: string }> {
  if (exchange instanceof Error) return { findings: [drift(exchange.message)] };
  const findings = (await checkResponse(run, operation, exchange, isFirst)).map((finding) => ({ ...finding, curl }));
  const isDrifting = findings.some(({ level }) => level === 'drift');
  // Ids come from every list, also from a list that breaks the contract. A write is continued only if its response matches.
  if (exchange.response.ok && (operation.isQuery || !isDrifting)) run.bodies.add(operation.id, request, parseJson(exchange.text));
  if (exchange.response.status === 429) return { findings };
  if (exchange.response.ok && !operation.isQuery && !isApiError(exchange.error))
    findings.push(...(await checkEffects(run, operation, request, isFirst)).map((finding) => ({ ...finding, curl })));
  if (!isDrifting && isApiError(exchange.error)) {
    const problem = checkError(operation, request, exchange.error);
    return { findings: [...findings, ...(problem ? [drift(problem, curl)] : [])], rejection: exchange.error.message };
  }
  return { findings };
}

function checkError(operation: Operation, { account, isKnown, name }: ValidRequest, { status, message }: ApiError): string | undefined {
  if (status === 401 && account) return 'status 401: the server rejects the token';
  if (status === 403 && account?.role !== undefined && operation.roles.includes(account.role))
    return `status 403, but x-roles lets role ${account.role} call it: ${message}`;
  if (status === 400) return `status 400 for a request that matches the contract: ${message}`;
  if (isKnown || (name && status === 415)) return `status ${status} for a request that the contract allows: ${message}`;
  return undefined;
}

/** The requests that the server should accept, or why none can be sent. */
function listValidRequests(run: Run, operation: Operation): ValidRequests | string {
  const { writes, baseUrl, logins = [] } = run.options;
  const { id, isQuery } = operation;
  if (id === 'login' && logins.length > 0) return listLogins(run, logins);
  if (!isQuery && !writes) return `changes data; --writes sends it${id === 'login' ? ', and --login signs in' : ''}`;
  if (id === 'login' && !isLoopback(baseUrl)) return 'needs a --login: example accounts are for a server on this machine';
  const account = selectAccount(operation, run.accounts);
  if (!account && requiresToken(operation)) return 'needs a --token of a role that may call it';
  if (id === 'updatePassword' && !account?.password) return 'needs a --login: the password is not known';
  const [first, ...others] = createRequest(run, operation, account, '');
  if (!first) return id === 'updateProfile' ? 'the profile could not be put back' : 'the server has no record to send it for';
  return {
    candidates: [first, ...others],
    others: (sent) => [...(operation.body === 'either' ? [withFiles(run, operation, sent)] : []), ...asOtherRoles(run, operation, sent)],
  };
}

/** The request once for every other role that may send it. */
function asOtherRoles(run: Run, operation: Operation, { account: sender }: ValidRequest): ValidRequest[] {
  const roles = new Set([sender?.role, undefined]);
  const accounts = operation.security.length === 0 ? [] : run.accounts;
  return accounts.flatMap((account): ValidRequest[] => {
    if (roles.has(account.role) || (operation.roles.length > 0 && !operation.roles.includes(account.role ?? 0))) return [];
    roles.add(account.role);
    const [request] = createRequest(run, operation, account, `as role ${account.role}`);
    // A record that a write has created may belong to the sender of that write.
    const isKnown = request?.isKnown && planOf(run, operation).links.every(({ from }) => from.isQuery);
    return request ? [{ ...request, isKnown: isKnown === true }] : [];
  });
}

function createRequest(run: Run, operation: Operation, account: Account | undefined, name: string): ValidRequest[] {
  const { id } = operation;
  if (id === 'updatePassword' && !account?.password) return [];
  const requests = (listInputs(run, operation, account) ?? []).map(({ input, isKnown }) => ({
    name,
    input: withOwnFields(operation, input, account),
    token: account?.token ?? null,
    account,
    // The server may not know the accounts of the examples.
    isKnown: isKnown && id !== 'login',
  }));
  return requests.filter(({ input }) => id !== 'updateProfile' || Object.keys(input).length > 0);
}

function listLogins({ accounts }: Run, logins: Credentials[]): ValidRequests {
  const [first, ...others] = logins.map((login): ValidRequest => {
    const { role } = accounts.find(({ email }) => email === login.email) ?? {};
    return { name: `as role ${role ?? 'unknown'}`, input: { ...login }, token: null, account: undefined, isKnown: true };
  });
  if (!first) throw new Error('There is no login.');
  return { candidates: [first], others: () => others };
}

/** An account keeps its password, and changes only fields of its profile that can be restored. */
export function withOwnFields(operation: Operation, input: Fields, account: Account | undefined): Fields {
  const { id } = operation;
  if (id === 'updatePassword') return { ...input, password: account?.password, newPassword: account?.password };
  if (id !== 'updateProfile') return input;
  return Object.fromEntries(Object.entries(input).filter(([name]) => isRestorable(operation, name, account)));
}

/** The same request with files, and with new values for its unique fields. */
function withFiles(run: Run, operation: Operation, request: ValidRequest): ValidRequest {
  const files = Object.fromEntries(fileProperties(operation).map((name) => [name, createPng()]));
  return { ...request, name: 'with a file', input: { ...withUniqueFields(run, operation, request.input), ...files } };
}

function withName({ name }: ValidRequest, findings: Finding[]): Finding[] {
  return name
    ? findings.map((found) => ({ ...found, problem: `${found.problem} (${name})`, cause: found.cause ?? causeOf(found) }))
    : findings;
}
