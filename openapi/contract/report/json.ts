import type { Coverage, Row } from '../live/types.ts';
import { countRows, type Report } from './types.ts';

export function toServerJson(report: Report, rows: Row[], coverage: Coverage): string {
  return stringify({ baseUrl: report.subject, counts: countVerdicts(report), notes: report.notes, coverage, operations: rows });
}

export function toRepositoryJson(report: Report): string {
  const checks = report.rows.map(({ name, verdict, findings, ms }) => ({
    name,
    verdict,
    problems: findings.map(({ problem }) => problem),
    ms,
  }));
  return stringify({ counts: countVerdicts(report), checks });
}

function countVerdicts({ rows }: Report) {
  return {
    pass: countRows(rows, 'pass'),
    rejected: countRows(rows, 'rejected'),
    fail: countRows(rows, 'FAIL'),
    skipped: countRows(rows, 'skipped'),
  };
}

function stringify(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
