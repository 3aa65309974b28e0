import type { OperationId } from '@institute/sdk/contract';
import { inputSchemas, type JsonSchema } from '@institute/sdk/schemas';
import fc, { type Arbitrary, type AsyncCommand } from 'fast-check';
import type { Operation } from '../../generator/operation.ts';
import { selectAccount } from '../live/accounts.ts';
import { readAgain } from '../live/effects.ts';
import { listInputs, planOf } from '../live/requests.ts';
import { undoChanges } from '../live/restore.ts';
import { withOwnFields } from '../live/run-operation.ts';
import { drift } from '../live/send.ts';
import type { Finding, Row, Run } from '../live/types.ts';
import { createModel, type Model, write } from './model.ts';

/**
 * Random sequences of writes, each read back: a created record appears with its values, a deleted record is gone, an update stays.
 * After a fault fast-check looks for a shorter sequence, if the server can be reset.
 */
export async function runSequences(run: Run): Promise<Row> {
  const { sequences = 0, replay, reset, seed } = run.options;
  const place = replay === undefined ? undefined : parsePlace(replay);
  const started = performance.now();
  run.limited.clear();
  const commands = fc.commands(createCommands(run), { maxCommands: 12, size: 'max', ...(place && { replayPath: place.replayPath }) });
  const property = fc.asyncProperty(commands, async (sequence) => {
    const model = createModel();
    await prepare(run);
    try {
      await fc.asyncModelRun(() => ({ model, real: run }), sequence);
    } finally {
      if (!reset) await cleanUp(run);
      await undoChanges(run);
    }
  });
  const details = await fc.check(property, {
    numRuns: place ? 1 : sequences,
    endOnFailure: !reset,
    ...(seed !== undefined && { seed }),
    ...(place && { seed: place.seed, path: place.path }),
  });
  const findings = details.failed ? [toFinding(run, details)] : [];
  return {
    operation: 'sequences',
    request: `${details.numRuns} random sequences of writes${run.limited.size > 0 ? ', until the server limited the rate of requests' : ''}`,
    verdict: details.failed ? 'FAIL' : 'pass',
    reason: findings[0]?.problem ?? '',
    pointer: '',
    findings,
    unreached: [],
    ms: Math.round(performance.now() - started),
  };
}

/** Only writes that a query shows can be read back. Sign-ins are not writes, and payments are not made for a test. */
function createCommands(run: Run): Arbitrary<AsyncCommand<Model, Run>>[] {
  const writes = run.operations.filter(
    (operation) =>
      !operation.isQuery &&
      operation.security.length > 0 &&
      operation.invalidates.length > 0 &&
      planOf(run, operation).links.every(({ from }) => from.isQuery),
  );
  const deletions = writes.filter(isDeletion);
  // Most faults between two writes happen with records that can be created and deleted, so these operations are more frequent.
  const lists = deletions.flatMap((deletion) => planOf(run, deletion).links.map(({ from }) => from.id));
  const creations = writes.filter(({ method, invalidates }) => method === 'POST' && lists.includes(String(invalidates[0])));
  return [...writes, ...creations, ...creations, ...deletions, ...deletions].map((operation) =>
    // A shorter sequence helps a reader; shorter texts would cost a thousand requests.
    fc.noShrink(variation(run, operation)).map((fields) => new Write(operation, fields)),
  );
}

/** Texts of people: not blank, in any script, without blanks at the ends, which a server may remove. */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    fc.constantFrom('सुबह का बैच', "O'Neil & Sons", '<b>10</b>', '%20', '0'),
  )
  .map((value) => value.trim())
  .filter(Boolean);

const date = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2025-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

/** Values for the fields of the example that are free: they name no record, are not unique, and the contract gives them no format. */
function variation(run: Run, operation: Operation): Arbitrary<Record<string, unknown>> {
  const { examples, links } = planOf(run, operation);
  const linked = links.flatMap(({ fields }) => Object.keys(fields));
  const { properties = {} } = operation.input;
  const schemas = inputSchemas[operation.id as OperationId].properties ?? {};
  // An update may leave out any field, and sends only fields that can be restored.
  const names = Object.keys(operation.method === 'PUT' ? properties : (examples[0] ?? {}));
  const free = names.filter((name) => !linked.includes(name) && !properties[name]?.['x-unique'] && properties[name]?.format !== 'password');
  const values = free.map((name) => [name, schemas[name] && arbitrary(schemas[name])] as const);
  return fc.record(Object.fromEntries(values.flatMap(([name, value]) => (value ? [[name, value]] : []))));
}

function arbitrary({ type, format, pattern, enum: values, minimum = 1, maximum = 500 }: JsonSchema): Arbitrary<unknown> | undefined {
  if (values) return fc.constantFrom(...values);
  if (format === 'date') return date;
  if (type === 'number' || type === 'integer') return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
  return type === 'string' && !format && !pattern ? text : undefined;
}

class Write implements AsyncCommand<Model, Run> {
  readonly operation: Operation;
  readonly fields: object;
  constructor(operation: Operation, fields: object) {
    this.operation = operation;
    this.fields = fields;
  }

  check(model: Readonly<Model>) {
    return !isDeletion(this.operation) || model.created.some(({ id }) => !model.deleted.includes(id));
  }

  async run(model: Model, run: Run) {
    const account = selectAccount(this.operation, run.accounts);
    const [created] = listInputs(run, this.operation, account) ?? [];
    if (!account || !created?.isKnown || run.limited.size > 0) return;
    const input = withOwnFields(this.operation, { ...created.input, ...this.fields }, account);
    await write(run, model, this.operation, { input, token: account.token });
  }

  toString() {
    return `${this.operation.id}(${JSON.stringify(this.fields)})`;
  }
}

async function prepare(run: Run): Promise<void> {
  if (!run.options.reset) return;
  await run.options.reset();
  for (const query of run.operations) for (const token of run.bodies.senders(query.id)) await readAgain(run, query, token);
}

async function cleanUp(run: Run): Promise<void> {
  for (const operation of run.operations.filter(isDeletion)) {
    const account = selectAccount(operation, run.accounts);
    for (;;) {
      const [own] = listInputs(run, operation, account) ?? [];
      if (!own || !account) break;
      const isDone = await write(run, createModel(), operation, { input: own.input, token: account.token }).catch(() => false);
      if (!isDone) break;
    }
  }
}

/** A deletion of a record has the record's id in its path. The removal of a photo has no id. */
function isDeletion({ method, path }: Operation): boolean {
  return method === 'DELETE' && path.includes('{');
}

function toFinding({ options }: Run, details: fc.RunDetails<[Iterable<fc.AsyncCommand<Model, Run>>]>): Finding {
  const { seed, counterexamplePath, counterexample, errorInstance } = details;
  const sequence = String(counterexample?.[0]);
  const replayPath = /replayPath="([^"]*)"/.exec(sequence)?.[1] ?? '';
  const place = [seed, counterexamplePath, replayPath].join(',');
  return drift(
    `${errorInstance instanceof Error ? errorInstance.message : errorInstance}: ${sequence.replace(/\/\*.*\*\//, '')}`,
    `npx @institute/contract check --base-url ${options.baseUrl} --writes --replay '${place}'`,
  );
}

function parsePlace(place: string): { seed: number; path: string; replayPath: string } {
  const [seed = '', path = '', replayPath = ''] = place.split(',');
  if (!/^-?\d+$/.test(seed) || path === '') throw new Error('--replay must be the place of a sequence, as a finding names it.');
  return { seed: Number(seed), path, replayPath };
}
