import type { Operation } from '../../generator/operation.ts';
import type { Coverage, Row, Run } from './types.ts';

export function measureCoverage(run: Run, rows: Row[]): Coverage {
  const { operations, accounts, askedAs, reached } = run;
  const roles = [...new Set(accounts.map(({ role }) => role))];
  // Counts the visitor and each role that called the operation. An operation without a token is called by visitors only.
  const isAsked = ({ id, security }: Operation) => {
    const tokens = askedAs.get(id) ?? new Set();
    const asked = roles.filter((role) => accounts.some((account) => account.role === role && tokens.has(account.token)));
    return Number(tokens.has(null)) + (security.length > 0 ? asked.length : 0);
  };
  const statuses = operations.flatMap((operation) => provokable(run, operation).map((status) => reached.get(operation.id)?.has(status)));
  return {
    operations: [rows.filter(({ status }) => status !== undefined).length, operations.length],
    statuses: [statuses.filter(Boolean).length, statuses.length],
    roles: [
      operations.reduce((total, operation) => total + isAsked(operation), 0),
      operations.reduce((total, { security }) => total + 1 + (security.length > 0 ? roles.length : 0), 0),
    ],
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
