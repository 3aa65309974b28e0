import type { OperationId } from '../../../sdk/src/contract.ts';
import { type Operation, readOperations } from '../../generator/operation.ts';
import type { Spec } from '../../generator/spec.ts';
import { exampleInputs } from '../examples.ts';
import { isStudent, loadAccount, signInExampleAccounts } from './accounts.ts';
import { runOperation } from './run-operation.ts';
import { sanitize } from './sanitize.ts';
import type { Row, Run, RunOptions } from './types.ts';

/** Sends every operation of the contract once and validates the responses. One row per operation, in the order of the contract. */
export async function runLiveChecks(spec: Spec, options: RunOptions): Promise<Row[]> {
  const operations = readOperations(spec);
  const run = await startRun(spec, operations, options);
  const rows = new Map<string, Row>();
  for (const operation of inDependencyOrder(operations)) rows.set(operation.id, await createRow(run, operation));
  return operations.flatMap(({ id }) => rows.get(id) ?? []);
}

async function startRun(spec: Spec, operations: Operation[], options: RunOptions): Promise<Run> {
  const examples = new Map(operations.map((operation) => [operation.id, exampleInputs(spec, operation)]));
  const accounts = await Promise.all(options.tokens.map((token) => loadAccount(options, token)));
  if (options.writes) accounts.push(...(await signInExampleAccounts(options, examples.get('login') ?? [])));
  const student = accounts.find(isStudent);
  const operator = accounts.find(({ role }) => role === 12);
  return {
    options,
    examples,
    accounts,
    queries: new Map(),
    state: { responses: {}, student, operator, runId: String(Date.now()) },
  };
}

/** Lists first, then queries that take an id from a list, then mutations in the order of the contract. */
function inDependencyOrder(operations: Operation[]): Operation[] {
  const needsId = ({ path, tag }: Operation) => path.includes('{') && tag !== 'marksheets';
  const rank = (operation: Operation) => (operation.isQuery ? Number(needsId(operation)) : 2);
  return operations.toSorted((a, b) => rank(a) - rank(b));
}

/** An unexpected error fails this operation only: the run continues with the next one. */
async function createRow(run: Run, operation: Operation): Promise<Row> {
  const request = `${operation.method} ${operation.path}`;
  const row = await runOperation(run, operation).catch((error: unknown): Row => {
    const reason = error instanceof Error ? error.message : String(error);
    return { operation: operation.id as OperationId, request, verdict: 'FAIL', pointer: '', reason, ms: 0 };
  });
  const secrets = run.accounts.map(({ token }) => token);
  return { ...row, pointer: sanitize(row.pointer, secrets), reason: sanitize(row.reason, secrets) };
}
