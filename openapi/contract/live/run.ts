import { type Operation, readOperations } from '../../generator/operation.ts';
import type { Spec } from '../../generator/spec.ts';
import { loadAccount, signIn } from './accounts.ts';
import { Bodies } from './bodies.ts';
import { findWebsiteOrigin } from './cors.ts';
import { measureCoverage, provokable } from './coverage.ts';
import { exampleLogins, readPlans } from './requests.ts';
import { restoreAccounts } from './restore.ts';
import { runOperation } from './run-operation.ts';
import { drift, isLoopback } from './send.ts';
import type { Finding, LiveReport, Row, Run, RunOptions, Server } from './types.ts';

/** Sends every operation of the contract and checks the responses. Calls `onRow` as soon as an operation is done. */
export async function runLiveChecks(spec: Spec, options: RunOptions, onRow: (row: Row) => void = () => {}): Promise<LiveReport> {
  const run = await startRun(spec, options);
  const rows = new Map<string, Row>();
  for (const group of inDependencyOrder(run)) {
    const check = async (operation: Operation) => {
      const row = await createRow(run, operation);
      rows.set(operation.id, row);
      onRow(row);
    };
    // Queries change nothing, so their order does not matter.
    if (group.every(({ isQuery }) => isQuery)) await Promise.all(group.map(check));
    else for (const operation of group) await check(operation);
  }
  const notes = listNotes(run);
  const add = (id: string, findings: Finding[]) => {
    const row = rows.get(id);
    if (!row || findings.length === 0) return;
    const changed = concludeRow(run, row, [...findings, ...row.findings]);
    rows.set(id, changed);
    onRow(changed);
  };
  try {
    if (options.writes && ((options.sequences ?? 0) > 0 || options.replay !== undefined)) {
      await restoreAccounts(run);
      const { runSequences } = await import('../sequences/run-sequences.ts');
      const found = await runSequences(run);
      const row = concludeRow(run, found, found.findings);
      notes.push(`${row.request}: ${row.verdict === 'pass' ? 'no fault' : 'a fault'}.`);
      // A fault of a sequence belongs to no single operation, so it has a row of its own.
      if (row.verdict === 'FAIL') {
        rows.set(row.operation, row);
        onRow(row);
      }
    }
  } finally {
    if (options.writes) {
      const { signIns, profiles } = await restoreAccounts(run);
      add('login', signIns);
      add('updateProfile', profiles);
    }
  }
  const all = [...run.operations.map(({ id }) => id), 'sequences'].flatMap((id) => rows.get(id) ?? []);
  return { rows: all, notes, coverage: measureCoverage(run, all), isSignedIn: run.accounts.length > 0 };
}

async function startRun(spec: Spec, options: RunOptions): Promise<Run> {
  const operations = readOperations(spec);
  const server = await findServer(options, operations);
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
    askedAs: new Map(operations.map(({ id }) => [id, new Set()])),
    seenSchemas: new Set(),
    hasWritten: false,
    uniqueValues: new Set(),
    secrets: new Set(accounts.flatMap(({ token, password }) => [token, ...(password ? [password] : [])])),
    isLimited: false,
    nextNumber: () => ++number,
  };
}

async function findServer({ baseUrl, timeoutMs, origin, fetch }: RunOptions, operations: Operation[]): Promise<Server> {
  const server = { baseUrl, timeoutMs, origin: undefined, ...(fetch && { fetch }) };
  return { ...server, origin: origin === 'same' ? undefined : (origin ?? (await findWebsiteOrigin(server, operations))) };
}

function listNotes({ server, options }: Run): string[] {
  if (options.origin === 'same') return [];
  if (!server.origin) return ['CORS was not checked: the server allows no other origin. Name that of the website with --origin.'];
  return options.origin === undefined ? [`CORS was checked for ${server.origin}. --origin names another website.`] : [];
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
  const { id, method, path } = operation;
  const empty = { operation: id, request: `${method} ${path}`, pointer: '', reason: '', findings: [], unreached: [], ms: 0 };
  const row = await runOperation(run, operation, { ...empty, verdict: 'skipped' }).catch((error: unknown): Row => {
    return { ...empty, verdict: 'FAIL', findings: [drift(error instanceof Error ? error.message : String(error))] };
  });
  const isSkipped = row.verdict === 'skipped';
  const unreached = isSkipped ? [] : provokable(run, operation).filter((status) => !run.reached.get(id)?.has(status));
  const unseen: Finding[] = [
    ...(isSkipped ? [`not checked: ${row.reason}`] : []),
    ...(unreached.length > 0 ? [`status ${unreached.join(', ')} was not reached`] : []),
  ].map((problem) => ({ level: 'unseen', pointer: '', problem }));
  return concludeRow(run, { ...row, unreached }, [...row.findings, ...unseen]);
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
