import { writeFileSync } from 'node:fs';
import type { Row } from './run.ts';

/** The rows as a table for people: what fails stands out by its capitals. */
export function table(rows: Row[]): string {
  const lines = rows.map(({ operation, request, status, verdict, pointer, reason }) => [
    operation,
    request,
    String(status ?? '-'),
    verdict,
    [pointer, reason].filter(Boolean).join(' '),
  ]);
  const all = [['operation', 'request', 'status', 'verdict', 'mismatch'], ...lines];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  return all
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function count(rows: Row[], verdict: Row['verdict']): number {
  return rows.filter((row) => row.verdict === verdict).length;
}

/** One sentence on the whole run. */
export function summary(baseUrl: string, rows: Row[]): string {
  return `${baseUrl}: ${count(rows, 'pass')} pass, ${count(rows, 'refused')} refused within the contract, ${count(rows, 'FAIL')} outside it, ${count(rows, 'left out')} left out`;
}

/** What other programs read. */
export function writeJson(file: string, baseUrl: string, rows: Row[]): void {
  const counts = {
    pass: count(rows, 'pass'),
    refused: count(rows, 'refused'),
    fail: count(rows, 'FAIL'),
    leftOut: count(rows, 'left out'),
  };
  writeFileSync(file, `${JSON.stringify({ baseUrl, counts, operations: rows }, undefined, 2)}\n`);
}

/** JUnit's XML, which every CI shows. */
export function writeJUnit(file: string, baseUrl: string, rows: Row[]): void {
  const failures = count(rows, 'FAIL');
  const skipped = count(rows, 'left out');
  const cases = rows.map(({ operation, request, verdict, pointer, reason, ms }) => {
    const text = escaped([pointer, reason].filter(Boolean).join(' '));
    const inside = verdict === 'FAIL' ? `<failure message="${text}"/>` : verdict === 'left out' ? `<skipped message="${text}"/>` : '';
    const output = verdict === 'refused' ? `<system-out>refused: ${text}</system-out>` : '';
    return `    <testcase classname="contract" name="${operation} ${escaped(request)}" time="${ms / 1000}">${inside}${output}</testcase>`;
  });
  const suite = `<testsuite name="contract ${escaped(baseUrl)}" tests="${rows.length}" failures="${failures}" skipped="${skipped}">`;
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>', `  ${suite}`, ...cases, '  </testsuite>', '</testsuites>', ''];
  writeFileSync(file, lines.join('\n'));
}

/** What XML must not hold: its own characters, and control characters that a server may have sent. */
function escaped(text: string): string {
  const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => named[character] ?? '').replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ');
}
