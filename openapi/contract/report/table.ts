import type { Operation } from '../../generator/operation.ts';
import type { Row } from '../live/types.ts';
import { formatFinding } from './types.ts';

/** Formats rows one by one, as they come, in columns that fit the operations. */
export function createTable(operations: Pick<Operation, 'id' | 'method' | 'path'>[]): { header: string; formatRow: (row: Row) => string } {
  const names = ['operation', 'sequences', ...operations.map(({ id }) => id)];
  const requests = ['request', ...operations.map(({ method, path }) => `${method} ${path}`)];
  const widths = [names, requests].map((texts) => Math.max(...texts.map(({ length }) => length)));
  const formatLine = (texts: string[]) =>
    texts
      .map((text, column) => text.padEnd([...widths, 6, 8][column] ?? 0))
      .join('  ')
      .trimEnd();
  return {
    header: formatLine(['operation', 'request', 'status', 'verdict', 'mismatch']),
    formatRow: (row) => {
      const [first = row.verdict === 'pass' ? '' : row.reason, ...others] = findingLines(row);
      const { operation, request, status, verdict } = row;
      return [formatLine([operation, request, String(status ?? '-'), verdict, first]), ...others.map((line) => `    ${line}`)].join('\n');
    },
  };
}

/** The drifts first, each with the command that repeats its request. */
function findingLines({ findings, verdict, reason }: Row): string[] {
  const shown = findings.filter(({ level, problem }) => level !== 'unseen' || problem.includes('is empty'));
  const sorted = [...shown.filter(({ level }) => level === 'drift'), ...shown.filter(({ level }) => level !== 'drift')];
  const lines = sorted.flatMap((finding, index) => {
    const isNew = finding.curl !== undefined && finding.curl !== sorted[index + 1]?.curl;
    return [formatFinding(finding), ...(isNew ? [finding.curl ?? ''] : [])];
  });
  // The line of a rejected or skipped operation begins with its reason.
  return verdict === 'FAIL' || lines.length === 0 ? lines : [verdict === 'pass' ? '' : reason, ...lines];
}

/** The documented statuses that no request has reached, one line for each operation. */
export function formatUnreached(rows: Row[]): string {
  const lines = rows
    .filter(({ unreached }) => unreached.length > 0)
    .map(({ operation, unreached }) => `  ${operation}: ${unreached.join(', ')}`);
  return lines.length === 0 ? '' : ['Documented statuses that were not reached (--strict fails on them):', ...lines, ''].join('\n');
}
