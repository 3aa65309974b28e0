import type { Finding } from '../live/types.ts';

/** One line of a report: an operation of a server, or a check of the repository. */
export interface ReportRow {
  name: string;
  /** Method and path of an operation. */
  detail: string;
  verdict: 'pass' | 'rejected' | 'FAIL' | 'skipped';
  /** Why the row was rejected or skipped; else the first drift. */
  reason: string;
  findings: Finding[];
  /** Milliseconds. */
  ms: number;
}

export interface Report {
  /** What was checked: the URL of a server, or `this repository`. */
  subject: string;
  rows: ReportRow[];
  /** What a reader must know about the whole run, one sentence each. */
  notes: string[];
}

export function countRows(rows: Pick<ReportRow, 'verdict'>[], verdict: ReportRow['verdict']): number {
  return rows.filter((row) => row.verdict === verdict).length;
}

export function formatSummary({ subject, rows }: Report): string {
  const count = (verdict: ReportRow['verdict']) => countRows(rows, verdict);
  const warnings = rows.flatMap(({ findings }) => findings.filter(({ level }) => level === 'warning')).length;
  const verdicts = `${count('pass')} passed, ${count('rejected')} rejected as documented, ${count('FAIL')} failed, ${count('skipped')} skipped`;
  return `${subject}: ${verdicts}${warnings > 0 ? `, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}` : ''}`;
}

/** A finding as one line: `/wallet/balance must be number`. */
export function formatFinding({ pointer, problem, level }: Finding): string {
  const name = { drift: '', warning: 'warning: ', unseen: 'not seen: ' }[level];
  return `${name}${[pointer, problem].filter(Boolean).join(' ')}`;
}
