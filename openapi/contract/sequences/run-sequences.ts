import type { OperationId } from '@institute/sdk/contract';
import fc from 'fast-check';
import { restoreRecord } from '../live/restore-record.ts';
import { send } from '../live/send.ts';
import type { Finding, Row, Run } from '../live/types.ts';
import { createCommands, createdBatches, deleteBatch } from './commands.ts';
import { createModel, type Model } from './model.ts';

/**
 * Random sequences of writes, each read back: what was created appears with its values, what was deleted is gone, an update stays.
 * After a fault fast-check looks for a shorter sequence, if the server can be reset.
 */
export async function runSequences(run: Run): Promise<Row> {
  const { sequences = 0, replay, reset, seed } = run.options;
  const place = replay === undefined ? undefined : parsePlace(replay);
  const started = performance.now();
  const commands = fc.commands(createCommands(), { maxCommands: 12, size: 'max', ...(place && { replayPath: place.replayPath }) });
  const property = fc.asyncProperty(commands, async (sequence) => {
    const model = createModel();
    await prepare(run);
    try {
      await fc.asyncModelRun(() => ({ model, real: run }), sequence);
    } finally {
      if (!reset) await cleanUp(run, model);
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
    request: `${details.numRuns} random sequences of writes`,
    verdict: details.failed ? 'FAIL' : 'pass',
    reason: findings[0]?.problem ?? '',
    pointer: '',
    findings,
    unreached: [],
    ms: Math.round(performance.now() - started),
  };
}

/** Reads the lists from which the writes take their ids. */
async function prepare(run: Run): Promise<void> {
  if (!run.options.reset) return;
  await run.options.reset();
  for (const id of run.queries.keys()) await refresh(run, id);
}

async function refresh(run: Run, id: string): Promise<void> {
  const operation = run.operations.find((candidate) => candidate.id === id);
  const request = run.queries.get(id);
  if (!operation || !request || operation.html) return;
  const { exchange } = await send(run, operation, request);
  if (!(exchange instanceof Error) && !exchange.error) Object.assign(run.state.responses, { [id]: exchange.result });
}

/** Deletes what can be deleted, and gives the profile its fields back. */
async function cleanUp(run: Run, model: Model): Promise<void> {
  for (const id of createdBatches(model)) await deleteBatch(run, createModel(), id).catch(() => undefined);
  const operation = run.operations.find(({ id }) => id === ('updateProfile' satisfies OperationId));
  const request = run.queries.get('getProfile');
  if (operation && request && Object.keys(model.profile).length > 0)
    await restoreRecord(run, operation, { input: model.profile, token: request.token }, run.profile);
  await refresh(run, 'getProfile');
  // The next sequence must not repeat a title, an email address or a period.
  run.state.runId = String(Number(run.state.runId) + model.writes + 1);
}

function toFinding({ options }: Run, details: fc.RunDetails<[Iterable<fc.AsyncCommand<Model, Run>>]>): Finding {
  const { seed, counterexamplePath, counterexample, errorInstance } = details;
  const sequence = String(counterexample?.[0]);
  const replayPath = /replayPath="([^"]*)"/.exec(sequence)?.[1] ?? '';
  const place = [seed, counterexamplePath, replayPath].join(',');
  return {
    level: 'drift',
    pointer: '',
    problem: `${errorInstance instanceof Error ? errorInstance.message : errorInstance}: ${sequence.replace(/\/\*.*\*\//, '')}`,
    curl: `npx @institute/contract check --base-url ${options.baseUrl} --writes --replay '${place}'`,
  };
}

function parsePlace(text: string): { seed: number; path: string; replayPath: string } {
  const [seed = '', path = '', replayPath = ''] = text.split(',');
  if (!/^-?\d+$/.test(seed) || path === '') throw new Error('--replay must be the place of a sequence, as a finding names it.');
  return { seed: Number(seed), path, replayPath };
}
