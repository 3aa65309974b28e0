import type { OperationId } from '@institute/sdk/contract';
import { type Operation, readOperations } from '../../generator/operation.ts';
import type { Spec } from '../../generator/spec.ts';
import { exampleInputs } from '../examples.ts';
import { type Credentials, isStudent, loadAccount, signIn } from './accounts.ts';
import { isLoopback, type Server } from './http-exchange.ts';
import { canProvoke } from './refusals.ts';
import { runOperation } from './run-operation.ts';
import type { Finding, LiveReport, Row, Run, RunOptions } from './types.ts';
import { findWebsiteOrigin } from './website-origin.ts';

/** Sends every operation of the contract and judges the responses. Calls `onRow` as soon as an operation is done. */
export async function runLiveChecks(spec: Spec, options: RunOptions, onRow: (row: Row) => void = () => {}): Promise<LiveReport> {
  const run = await startRun(spec, options);
  const rows = new Map<string, Row>();
  for (const group of inDependencyOrder(run.operations)) {
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
  if (options.writes && ((options.sequences ?? 0) > 0 || options.replay !== undefined)) {
    const { runSequences } = await import('../sequences/run-sequences.ts');
    const row = await runSequences(run);
    notes.push(`${row.request}: ${row.verdict === 'pass' ? 'no fault' : 'a fault'}.`);
    // Rows are operations, except for a fault that no operation has alone.
    if (row.verdict === 'FAIL') {
      rows.set(row.operation, row);
      onRow(row);
    }
  }
  return {
    baseUrl: options.baseUrl,
    rows: [...run.operations.map(({ id }) => id), 'sequences'].flatMap((id) => rows.get(id) ?? []),
    notes,
  };
}

async function startRun(spec: Spec, options: RunOptions): Promise<Run> {
  const operations = readOperations(spec);
  const server = await findServer(options, operations);
  const examples = new Map(operations.map((operation) => [operation.id, exampleInputs(spec, operation)]));
  const logins = options.logins ?? [];
  const triesExamples = options.writes && logins.length === 0 && isLoopback(options.baseUrl);
  const credentials = triesExamples ? (examples.get('login') ?? []).map(toCredentials) : logins;
  const [tokenAccounts, loginAccounts] = await Promise.all([
    Promise.all(options.tokens.map((token) => loadAccount(server, token))),
    signIn(server, credentials),
  ]);
  // An account with a password can also change it.
  const accounts = [...loginAccounts, ...tokenAccounts];
  return {
    options,
    server,
    operations,
    examples,
    accounts,
    queries: new Map(),
    reached: new Map(operations.map(({ id }) => [id, new Set()])),
    state: {
      responses: {},
      student: accounts.find(isStudent),
      operator: accounts.find(({ role }) => role === 12),
      runId: String(Date.now()),
    },
  };
}

async function findServer({ baseUrl, timeoutMs, origin, fetch }: RunOptions, operations: Operation[]): Promise<Server> {
  const server = { baseUrl, timeoutMs, origin: undefined, ...(fetch && { fetch }) };
  return { ...server, origin: origin === 'same' ? undefined : (origin ?? (await findWebsiteOrigin(server, operations))) };
}

function toCredentials({ email, password }: Record<string, unknown>): Credentials {
  return { email: String(email), password: String(password) };
}

function listNotes({ server, options }: Run): string[] {
  if (options.origin === 'same') return [];
  if (!server.origin) return ['CORS was not checked: the server allows no other origin. Name that of the website with --origin.'];
  return options.origin === undefined ? [`CORS was checked for ${server.origin}. --origin names another website.`] : [];
}

/** Lists first, then queries that take an id from a list, then mutations in the order of the contract. The password is last: a server may end its sessions. */
function inDependencyOrder(operations: Operation[]): Operation[][] {
  const needsId = ({ path, tag }: Operation) => path.includes('{') && tag !== 'marksheets';
  const rank = (operation: Operation) => (operation.isQuery ? Number(needsId(operation)) : operation.id === 'updatePassword' ? 3 : 2);
  return [0, 1, 2, 3].map((wanted) => operations.filter((operation) => rank(operation) === wanted));
}

/** An unexpected error fails this operation only: the run continues with the next one. */
async function createRow(run: Run, operation: Operation): Promise<Row> {
  const row = await runOperation(run, operation).catch((error: unknown): Row => {
    const problem = error instanceof Error ? error.message : String(error);
    const request = `${operation.method} ${operation.path}`;
    const findings: Finding[] = [{ level: 'drift', pointer: '', problem }];
    return { operation: operation.id, request, verdict: 'FAIL', pointer: '', reason: problem, findings, unreached: [], ms: 0 };
  });
  return conclude(run, operation, row);
}

/** Adds what was not seen, applies `strict` and `closed`, and draws the verdict. */
function conclude({ options, accounts, reached }: Run, operation: Operation, row: Row): Row {
  const secrets = [...accounts.flatMap(({ token, password = '' }) => [token, password])].filter(Boolean);
  const unreached = row.verdict === 'skipped' ? [] : findUnreached(operation, reached.get(operation.id) ?? new Set());
  const unseen: Finding[] = [
    ...(row.verdict === 'skipped' ? [`not checked: ${row.reason}`] : []),
    ...(unreached.length > 0 ? [`status ${unreached.join(', ')} was not reached`] : []),
  ].map((problem) => ({ level: 'unseen', pointer: '', problem }));
  const findings = [...row.findings, ...unseen].map((finding) => ({
    ...finding,
    level: isDrift(finding, options) ? ('drift' as const) : finding.level,
    pointer: sanitize(finding.pointer, secrets),
    problem: sanitize(finding.problem, secrets),
  }));
  const [first] = findings.filter(({ level }) => level === 'drift');
  const reason = first?.problem ?? sanitize(row.reason, secrets);
  return { ...row, findings, unreached, reason, pointer: first?.pointer ?? '', verdict: first ? 'FAIL' : row.verdict };
}

function isDrift({ level, problem }: Finding, { strict, closed }: RunOptions): boolean {
  return level === 'drift' || (level === 'unseen' && strict === true) || (closed === true && problem.endsWith('is not documented'));
}

/** The documented statuses that the server has not sent. A server may ignore an unknown query parameter, so that it has no reason for a 400. */
function findUnreached({ id, statuses, body }: Operation, reached: Set<string>): string[] {
  return Object.keys(statuses).filter(
    (status) => !reached.has(status) && canProvoke(id as OperationId, status) && !(body === 'none' && status === '400'),
  );
}

/** Text of a server as one printable line: without control characters, without the given secrets, at most 300 characters. */
function sanitize(text: string, secrets: string[]): string {
  const redacted = secrets.reduce((result, secret) => result.replaceAll(secret, '***'), text);
  const line = redacted.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}
