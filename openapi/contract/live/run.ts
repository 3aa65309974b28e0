import { type Operation, readOperations } from '../../generator/operation.ts';
import type { Spec } from '../../generator/spec.ts';
import { loadAccount, signIn } from './accounts.ts';
import { Bodies } from './bodies.ts';
import { findWebsiteOrigin } from './cors.ts';
import { measureCoverage, provokable } from './coverage.ts';
import { exampleLogins, readPlans } from './requests.ts';
import { describeLasting, renewTokens, restoreAccounts } from './restore.ts';
import { runOperation } from './run-operation.ts';
import { drift, isLoopback } from './send.ts';
import type { Finding, LiveReport, Row, Run, RunOptions, Server } from './types.ts';

/**
 * Sends every operation of the contract and checks the responses. Calls `onProgress` with the rows that are done. With `writes`, the
 * accounts are restored at the end, also after an error and if the signal ends the run: then it throws an Error that names
 * what was left on the server.
 */
export async function runLiveChecks(spec: Spec, options: RunOptions, onProgress: (rows: number) => void = () => {}): Promise<LiveReport> {
  const started = performance.now();
  const run = await Promise.race([startRun(spec, options), whenAborted(options.signal)]);
  const rows = new Map<string, Row>();
  const guessedOrigin = options.origin === undefined && run.server.origin;
  const notes = guessedOrigin ? [`CORS was checked for ${guessedOrigin}. --origin names another website.`] : [];
  const addExtra = (found: Row, note: string) => {
    const row = concludeRow(run, found, found.findings);
    // A fault that belongs to no single operation has a row of its own.
    if (row.verdict === 'FAIL') rows.set(row.operation, row);
    else notes.push(note);
  };
  const check = async () => {
    await checkOperations(run, (row) => onProgress(rows.set(row.operation, row).size));
    if (run.corsProblem) addExtra(emptyRow('cors', 'CORS', [run.corsProblem]), run.corsProblem.problem);
    if (!options.writes || (!options.sequences && options.replay === undefined)) return;
    // The last operations may have ended the sessions.
    await renewTokens(run);
    const { runSequences } = await import('../sequences/run-sequences.ts');
    const row = await runSequences(run);
    addExtra(row, `${row.request}: no fault.`);
  };
  const error: unknown = await Promise.race([check(), whenAborted(options.signal)]).catch((reason) => reason);
  await Promise.allSettled(run.pending);
  const restored = options.writes ? await restoreAccounts(run) : { signIns: [], profiles: [] };
  const lasting = describeLasting(run);
  if (error !== undefined) {
    const problems = [...restored.signIns, ...restored.profiles].map(({ problem }) => problem);
    throw new Error([error instanceof Error ? error.message : String(error), ...problems, ...lasting].join('\n'));
  }
  for (const [id, findings] of [['login', restored.signIns] as const, ['updateProfile', restored.profiles] as const]) {
    const row = rows.get(id);
    if (row) rows.set(id, concludeRow(run, row, [...findings, ...row.findings]));
  }
  const all = [...run.operations.map(({ id }) => id), 'cors', 'sequences'].flatMap((id) => rows.get(id) ?? []);
  return {
    rows: all,
    notes: [...notes, ...describeUnreached(all), ...lasting],
    coverage: measureCoverage(run, all),
    isSignedIn: run.accounts.length > 0,
    unsent: run.unsent,
    requests: run.countRequests(),
    ms: Math.round(performance.now() - started),
  };
}

function describeUnreached(rows: Row[]): string[] {
  const missed = rows
    .filter(({ unreached }) => unreached.length > 0)
    .map(({ operation, unreached }) => `${operation} ${unreached.join(', ')}`);
  return missed.length > 0 ? [`Documented statuses that were not reached: ${missed.join('; ')}.`] : [];
}

async function checkOperations(run: Run, onRow: (row: Row) => void): Promise<void> {
  const check = async (operation: Operation) => onRow(await createRow(run, operation));
  for (const group of inDependencyOrder(run)) {
    // Queries change nothing, so their order does not matter.
    if (group.every(({ isQuery }) => isQuery)) await Promise.all(group.map(check));
    else for (const operation of group) await check(operation);
  }
}

function whenAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

async function startRun(spec: Spec, options: RunOptions): Promise<Run> {
  const operations = readOperations(spec);
  let requests = 0;
  const countedFetch: typeof fetch = (...request) => {
    requests += 1;
    return (options.fetch ?? fetch)(...request);
  };
  const { baseUrl, timeoutMs, origin } = options;
  const anyOrigin = { baseUrl, timeoutMs, origin: undefined, fetch: countedFetch };
  const found = origin === undefined ? await findWebsiteOrigin(anyOrigin, operations) : { origin: origin === 'same' ? undefined : origin };
  const server: Server = { ...anyOrigin, origin: found.origin };
  const plans = readPlans(spec, operations);
  const logins = options.logins ?? [];
  const triesExamples = logins.length === 0 && (options.writes || options.tokens.length === 0) && isLoopback(options.baseUrl);
  const credentials = triesExamples ? exampleLogins(plans) : logins;
  const tokenAccounts = await Promise.all(options.tokens.map((token) => loadAccount(server, token)));
  const signedIn = await signIn(server, credentials);
  const [rejection] = signedIn.rejections;
  if (rejection && logins.length > 0) {
    const hint = rejection.status === 404 ? ' (Is a prefix such as /v1 missing in --base-url?)' : '';
    throw new Error(`The server does not sign in a --login, so nothing was checked. ${rejection.reason}${hint}`);
  }
  // Accounts with a password come first, because they can also change it.
  const accounts = [...signedIn.accounts, ...tokenAccounts];
  const bodies = new Bodies();
  for (const { token, profile } of accounts) if (profile !== undefined) bodies.add('getProfile', { input: {}, token }, profile);
  let number = Date.now();
  return {
    options,
    server,
    operations,
    plans,
    accounts,
    bodies,
    reached: new Map(operations.map(({ id }) => [id, new Set()])),
    corsProblem: found.problem,
    stale: new Map(),
    unnamed: new Set(),
    changers: new Set(),
    lasting: new Map(),
    pending: new Set(),
    uniqueValues: new Set(),
    secrets: new Set(accounts.flatMap(({ token, password }) => [token, ...(password ? [password] : [])])),
    limited: new Map(),
    unsent: 0,
    countRequests: () => requests,
    nextNumber: () => ++number,
  };
}

/**
 * Lists first, then queries that take an id from them, then writes in the order of the contract, but each write after the write that it
 * continues. The change of the password and the sign-in are last, because a server may then end the sessions.
 */
function inDependencyOrder({ operations, plans }: Run): Operation[][] {
  const depth = (operation: Operation): number => {
    const sources = (plans.get(operation.id)?.links ?? []).filter(({ from }) => from.isQuery === operation.isQuery);
    return Math.max(0, ...sources.map(({ from }) => 1 + depth(from)));
  };
  const last = ['updatePassword', 'login'];
  const rank = (operation: Operation) =>
    operation.isQuery ? depth(operation) : last.includes(operation.id) ? 200 + last.indexOf(operation.id) : 100 + depth(operation);
  const ranks = [...new Set(operations.map(rank))].sort((one, other) => one - other);
  return ranks.map((wanted) => operations.filter((operation) => rank(operation) === wanted));
}

/** An unexpected error fails this operation only: the run continues with the next one. */
async function createRow(run: Run, operation: Operation): Promise<Row> {
  const { id, method, path, isQuery } = operation;
  const { unsent } = run;
  const empty = emptyRow(id, `${method} ${path}`, []);
  if (!isQuery) run.limited.clear();
  const row = await runOperation(run, operation, empty).catch((error: unknown): Row => {
    run.options.signal?.throwIfAborted();
    return { ...empty, verdict: 'FAIL', findings: [drift(error instanceof Error ? error.message : String(error))] };
  });
  // Writes run one after another, so that all requests which were not sent belong to this one.
  if (isQuery ? run.limited.has(id) : run.unsent > unsent)
    Object.assign(row, { verdict: 'skipped', reason: 'status 429: the server limits the rate of requests' });
  const isSkipped = row.verdict === 'skipped';
  const unreached = isSkipped ? [] : provokable(run, operation).filter((status) => !run.reached.get(id)?.has(status));
  const unseen: Finding[] = isSkipped ? [{ level: 'unseen', pointer: '', problem: `not checked: ${row.reason}` }] : [];
  return concludeRow(run, { ...row, unreached }, [...row.findings, ...unseen]);
}

function emptyRow(operation: string, request: string, findings: Finding[]): Row {
  return { operation, request, pointer: '', reason: '', findings, unreached: [], ms: 0, verdict: 'skipped' };
}

/** Applies `strict` and `closed`, hides secrets, and sets the verdict. */
function concludeRow({ options, secrets }: Run, row: Row, found: Finding[]): Row {
  const findings = found.map(
    (finding): Finding => ({
      ...finding,
      level: isDrift(finding, options) ? 'drift' : finding.level,
      pointer: sanitize(finding.pointer, secrets),
      problem: sanitize(finding.problem, secrets),
    }),
  );
  const [first] = findings.filter(({ level }) => level === 'drift');
  const reason = first?.problem ?? sanitize(row.reason, secrets);
  return { ...row, findings, reason, pointer: first?.pointer ?? '', verdict: first ? 'FAIL' : row.verdict };
}

function isDrift({ level, problem }: Finding, { strict, closed }: RunOptions): boolean {
  return level === 'drift' || (level === 'unseen' && strict === true) || (closed === true && problem.endsWith('is not documented'));
}

/** Text of a server as one printable line: without control characters, without the given secrets, at most 300 characters. */
function sanitize(text: string, secrets: Set<string>): string {
  const redacted = [...secrets].reduce((result, secret) => result.replaceAll(secret, '***'), text);
  const line = redacted.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}
