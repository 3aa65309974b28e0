import type { Operation } from '../../generator/operation.ts';
import type { LiveReport, Row, Run } from './types.ts';

export function measureCoverage(run: Run, rows: Row[]): LiveReport['coverage'] {
  const { operations, reached } = run;
  const statuses = operations.flatMap((operation) => provokable(run, operation).map((status) => reached.get(operation.id)?.has(status)));
  return {
    operations: [rows.filter(({ status }) => status !== undefined).length, operations.length],
    statuses: [statuses.filter(Boolean).length, statuses.length],
  };
}

/** The documented statuses that a program can provoke safely. */
export function provokable({ plans }: Run, { id, statuses, body }: Operation): string[] {
  const { unprovoked = {} } = plans.get(id) ?? {};
  return Object.keys(statuses).filter(
    (status) =>
      !Object.hasOwn(unprovoked, status) &&
      status !== '429' &&
      !status.startsWith('5') &&
      // A server may ignore an unknown query parameter, so that it has no reason for a 400.
      (body !== 'none' || status !== '400'),
  );
}
