import * as requests from '../../mocks/src/generated/requests.ts';
import { type Operation, readOperations } from '../../openapi/generator/operation.ts';
import type { Spec } from '../../openapi/generator/spec.ts';
import { mismatchOf } from '../../sdk/src/check/index.ts';
import type { Inputs, OperationId } from '../../sdk/src/contract.ts';
import { isApiError } from '../../sdk/src/index.ts';
import { clean } from './clean.ts';
import { exampleInputs } from './examples.ts';
import { inputFor, type World } from './inputs.ts';
import { judge } from './judge.ts';
import { otherFault } from './other-fault.ts';
import { callerOf, needsToken, type Person, personOf, signInExamples } from './people.ts';
import { exchange, type Server } from './server.ts';

/** What a run found of one operation. A documented refusal is within the contract, and proves less than an answer. */
export interface Row {
  operation: OperationId;
  request: string;
  /** None when nothing was answered. */
  status?: number;
  verdict: 'pass' | 'refused' | 'FAIL' | 'left out';
  /** JSON pointer into the answer; empty: the whole of it. */
  pointer: string;
  reason: string;
  /** Milliseconds. */
  ms: number;
}

export interface RunOptions extends Server {
  /** Whose calls are made; whether a student or an operator is asked by their profiles. */
  tokens: string[];
  /** Sends what changes something, too. */
  writes: boolean;
}

/** Makes every call of the contract once and holds what comes back against it: reads first, so that writes know what is there. */
export async function runContract(spec: Spec, options: RunOptions): Promise<Row[]> {
  const operations = readOperations(spec);
  const run = await startRun(spec, operations, options);
  const rows = new Map<string, Row>();
  for (const operation of inOrder(operations)) rows.set(operation.id, await rowOf(run, operation));
  return operations.flatMap(({ id }) => rows.get(id) ?? []);
}

interface Run {
  options: RunOptions;
  /** The contract's own requests by operation. */
  examples: Map<string, Record<string, unknown>[]>;
  people: Person[];
  /** The reads that were answered, to ask them again. */
  asked: Map<string, Sent>;
  world: World;
}

interface Sent {
  input: object;
  token: string | null;
}

async function startRun(spec: Spec, operations: Operation[], options: RunOptions): Promise<Run> {
  const examples = new Map(operations.map((operation) => [operation.id, exampleInputs(spec, operation)]));
  const people = await Promise.all(options.tokens.map((token) => personOf(options, token)));
  if (options.writes) people.push(...(await signInExamples(options, examples.get('login') ?? [])));
  const student = people.find(({ role }) => role === 10 || role === 11);
  const operator = people.find(({ role }) => role === 12);
  return { options, examples, people, asked: new Map(), world: { answers: {}, student, operator, stamp: String(Date.now()) } };
}

/** Lists first: what needs an id takes it from them. Writes keep the order of the contract. */
function inOrder(operations: Operation[]): Operation[] {
  const rank = ({ read, path, tag }: Operation) => (read ? (path.includes('{') && tag !== 'marksheets' ? 1 : 0) : 2);
  return operations.toSorted((a, b) => rank(a) - rank(b));
}

/** Whatever happens with one operation, there is a row of it, and the others have their turn. */
async function rowOf(run: Run, operation: Operation): Promise<Row> {
  const request = `${operation.method} ${operation.path}`;
  const row = await runOperation(run, operation).catch((error: unknown): Row => {
    const reason = error instanceof Error ? error.message : String(error);
    return { operation: operation.id as OperationId, request, verdict: 'FAIL', pointer: '', reason, ms: 0 };
  });
  const secrets = run.people.map(({ token }) => token);
  return { ...row, pointer: clean(row.pointer, secrets), reason: clean(row.reason, secrets) };
}

async function runOperation(run: Run, operation: Operation): Promise<Row> {
  const { options, world } = run;
  const id = operation.id as OperationId;
  const row: Omit<Row, 'verdict' | 'reason'> = { operation: id, request: `${operation.method} ${operation.path}`, pointer: '', ms: 0 };
  if (!operation.read && !options.writes) return { ...row, verdict: 'left out', reason: 'a write; --writes sends it' };
  const person = callerOf(operation, run.people);
  if (!person && needsToken(operation)) return { ...row, verdict: 'left out', reason: 'no --token of somebody who may call it' };
  const input = inputFor(id, world, fitting(id, run.examples.get(id)?.[0] ?? {}));
  if (!input) return { ...row, verdict: 'left out', reason: 'there is nothing that it may be tried on' };
  const started = performance.now();
  const sent: Sent = { input, token: person?.token ?? null };
  const seen = await exchange(options, id, sent.input, sent.token);
  row.ms = Math.round(performance.now() - started);
  if (seen instanceof Error) return { ...row, verdict: 'FAIL', reason: seen.message };
  row.status = seen.response.status;
  const found = judge(id, seen) ?? (await otherFault(options, operation, input, seen));
  if (found) return { ...row, verdict: 'FAIL', pointer: found.pointer, reason: found.problem };
  // Only what fits the contract is built upon.
  if (!seen.error) await remember(run, operation, sent, seen.answer);
  if (row.status === 401 && sent.token) return { ...row, verdict: 'FAIL', reason: 'status 401: the token that was sent is not accepted' };
  if (row.status === 429) return { ...row, verdict: 'left out', reason: 'the server asks to wait (429)' };
  if (isApiError(seen.error)) return { ...row, verdict: 'refused', reason: seen.error.message };
  return { ...row, verdict: 'pass', reason: '' };
}

/** Keeps an answer for later calls, and reads again what a write has made stale. */
async function remember({ options, asked, world }: Run, { id, read, invalidates }: Operation, sent: Sent, answer: unknown): Promise<void> {
  Object.assign(world.answers, { [id]: answer });
  if (read) asked.set(id, sent);
  for (const stale of invalidates) {
    const before = asked.get(stale);
    const again = before && (await exchange(options, stale as OperationId, before.input, before.token));
    if (again && !(again instanceof Error) && !again.error) Object.assign(world.answers, { [stale]: again.answer });
  }
}

function fitting<Id extends OperationId>(id: Id, example: Record<string, unknown>): Inputs[Id] {
  if (fits(id, example)) return example;
  const { pointer, problem } = mismatchOf(requests[id]);
  throw new Error(`The contract's example of ${id} does not fit it: ${pointer} ${problem}`);
}

function fits<Id extends OperationId>(id: Id, input: unknown): input is Inputs[Id] {
  return requests[id](input);
}
