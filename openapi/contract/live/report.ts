import { writeFileSync } from 'node:fs';
import type { Row } from './types.ts';

/** The rows as a table with aligned columns. */
export function formatTable(rows: Row[]): string {
  const lines = rows.map(({ operation, request, status, verdict, pointer, reason }) => [
    operation,
    request,
    String(status ?? '-'),
    verdict,
    [pointer, reason].filter(Boolean).join(' '),
  ]);
  const table = [['operation', 'request', 'status', 'verdict', 'mismatch'], ...lines];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  const formatLine = (line: string[]) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ');
  return table.map((line) => formatLine(line).trimEnd()).join('\n');
}

/** Number of rows with a verdict. */
export function countRows(rows: Row[], verdict: Row['verdict']): number {
  return rows.filter((row) => row.verdict === verdict).length;
}

/** One sentence about the whole run. */
export function formatSummary(baseUrl: string, rows: Row[]): string {
  const count = (verdict: Row['verdict']) => countRows(rows, verdict);
  return `${baseUrl}: ${count('pass')} passed, ${count('rejected')} rejected as documented, ${count('FAIL')} failed, ${count('skipped')} skipped`;
}

/** Writes the rows as JSON for other programs. */
export function writeJson(file: string, baseUrl: string, rows: Row[]): void {
  const counts = {
    pass: countRows(rows, 'pass'),
    rejected: countRows(rows, 'rejected'),
    fail: countRows(rows, 'FAIL'),
    skipped: countRows(rows, 'skipped'),
  };
  writeFileSync(file, `${JSON.stringify({ baseUrl, counts, operations: rows }, undefined, 2)}\n`);
}

/** Writes the rows as JUnit XML, the report format that most CI systems display. */
export function writeJUnit(file: string, baseUrl: string, rows: Row[]): void {
  const failures = countRows(rows, 'FAIL');
  const skipped = countRows(rows, 'skipped');
  const cases = rows.map(({ operation, request, verdict, pointer, reason, ms }) => {
    const text = escapeXml([pointer, reason].filter(Boolean).join(' '));
    const result = verdict === 'FAIL' ? `<failure message="${text}"/>` : verdict === 'skipped' ? `<skipped message="${text}"/>` : '';
    const output = verdict === 'rejected' ? `<system-out>rejected: ${text}</system-out>` : '';
    return `    <testcase classname="contract" name="${operation} ${escapeXml(request)}" time="${ms / 1000}">${result}${output}</testcase>`;
  });
  const suite = `<testsuite name="contract ${escapeXml(baseUrl)}" tests="${rows.length}" failures="${failures}" skipped="${skipped}">`;
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>', `  ${suite}`, ...cases, '  </testsuite>', '</testsuites>', ''];
  writeFileSync(file, lines.join('\n'));
}

/** Escapes markup and replaces characters that XML 1.0 does not allow. */
function escapeXml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '').replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ');
}
