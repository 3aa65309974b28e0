import { writeFileSync } from 'node:fs';
import type { Finding, Report, ReportRow } from '../live/types.ts';
import type { ReportOptions } from '../options.ts';
import { findCauses, formatNames } from './causes.ts';

export function countRows(rows: Pick<ReportRow, 'verdict'>[], verdict: ReportRow['verdict']): number {
  return rows.filter((row) => row.verdict === verdict).length;
}

export function countVerdicts({ rows }: Report) {
  const count = (verdict: ReportRow['verdict']) => countRows(rows, verdict);
  return { pass: count('pass'), rejected: count('rejected'), fail: count('FAIL'), skipped: count('skipped') };
}

export function formatSummary(report: Report): string {
  const { pass, rejected, fail, skipped } = countVerdicts(report);
  const warnings = report.rows.flatMap(({ findings }) => findings.filter(({ level }) => level === 'warning')).length;
  const verdicts = `${pass} passed, ${rejected} rejected as documented, ${fail} failed, ${skipped} skipped`;
  return `${report.subject}: ${verdicts}${warnings > 0 ? `, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}` : ''}`;
}

/** A finding as one line: `/wallet/balance must be number`. */
export function formatFinding({ pointer, problem, level }: Finding): string {
  const name = { drift: '', warning: 'warning: ', unseen: 'not seen: ' }[level];
  return `${name}${[pointer, problem].filter(Boolean).join(' ')}`;
}

/** `-` is the standard output. */
export function writeReport({ json, junit, markdown, github }: ReportOptions, report: Report, jsonValue: object): void {
  if (json) write(json, `${JSON.stringify(jsonValue, undefined, 2)}\n`);
  if (junit) write(junit, toJUnit(report));
  if (markdown) write(markdown, toMarkdown(report));
  if (github) process.stdout.write(toGitHubAnnotations(report));
}

function write(file: string, text: string): void {
  if (file === '-') process.stdout.write(text);
  else writeFileSync(file, text);
}

/** Values that were sent or received can be personal data, and many people may read this report. */
function withoutValues(problem: string): string {
  return problem.replace(/ (is|comes back as) .* after .* was sent/s, ' is not what was sent');
}

/**
 * Workflow commands of GitHub Actions, which shows the first ten as annotations: one for each cause, at most one for each row, the worst
 * first. What was not reached is a notice.
 */
export function toGitHubAnnotations({ rows, notes }: Report): string {
  const free = new Set(rows.map(({ name }) => name));
  const annotate = (kind: string, name: string, text: string) => {
    const title = escapeData(name).replaceAll(':', '%3A').replaceAll(',', '%2C');
    return `::${kind} title=${title}::${escapeData(text)}\n`;
  };
  const found = findCauses(rows).flatMap(({ level, problem, names }) => {
    const name = level === 'unseen' ? undefined : names.find((row) => free.delete(row));
    const text = `${withoutValues(problem)}${names.length > 1 ? ` (${formatNames(names)})` : ''}`;
    return name === undefined ? [] : [annotate(level === 'drift' ? 'error' : 'warning', `Contract: ${name}`, text)];
  });
  return [...found, ...notes.map((note) => annotate('notice', 'Contract', note))].join('');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** A report as JUnit XML, which most CI systems display. A rejected operation counts as skipped, because its success was not seen. */
export function toJUnit({ subject, rows }: Report): string {
  const failures = countRows(rows, 'FAIL');
  const skipped = countRows(rows, 'skipped') + countRows(rows, 'rejected');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="${escapeXml(`contract ${subject}`)}" tests="${rows.length}" failures="${failures}" skipped="${skipped}">`,
    ...rows.map((row) => `    ${toCase(row)}`),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function toCase({ name, detail, verdict, reason, findings, ms }: ReportRow): string {
  const title = escapeXml([name, detail].filter(Boolean).join(' '));
  const drifts = findings.filter(({ level }) => level === 'drift');
  const others = findings.filter(({ level }) => level !== 'drift').map(formatFinding);
  const results = [
    ...drifts.map((finding) => `<failure message="${escapeXml(formatFinding(finding))}">${escapeXml(finding.curl ?? '')}</failure>`),
    verdict === 'skipped' || verdict === 'rejected' ? `<skipped message="${escapeXml(`${verdict}: ${reason}`)}"/>` : '',
    others.length > 0 ? `<system-out>${escapeXml(others.join('\n'))}</system-out>` : '',
  ];
  return `<testcase classname="contract" name="${title}" time="${ms / 1000}">${results.join('')}</testcase>`;
}

/** Escapes markup and replaces characters that XML 1.0 does not allow. */
function escapeXml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '').replace(/(?!\n)[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ');
}

/** A report for the comment of a pull request: the drifts, each cause once, the worst first; the rest folded. */
export function toMarkdown(report: Report): string {
  const { isChecked = true } = report;
  const causes = findCauses(report.rows).map((cause) => [withoutValues(cause.problem), formatNames(cause.names), cause.level] as const);
  const ofLevel = (wanted: string) => causes.filter(([, , level]) => level === wanted).map(([problem, names]) => [problem, names]);
  const drifts = ofLevel('drift');
  const warnings = [...ofLevel('warning'), ...ofLevel('unseen')];
  return [
    `### ${countRows(report.rows, 'FAIL') > 0 ? '❌ The contract does not fit' : isChecked ? '✅ The contract fits' : '⚠️ The contract was not checked'}`,
    '',
    formatSummary(report),
    ...(isChecked ? [] : ['', escapeCell(report.notes[0] ?? '')]),
    '',
    ...(drifts.length > 0 ? [...toTable(['drift', 'operations'], drifts), ''] : []),
    ...fold('Warnings and what was not seen', [...toTable(['finding', 'operations'], warnings), '', ...report.notes.map(escapeCell)]),
    ...fold(
      'All operations',
      toTable(
        ['operation', 'verdict', ''],
        report.rows.map(({ name, verdict, reason }) => [name, verdict, withoutValues(reason)]),
      ),
    ),
  ].join('\n');
}

function fold(title: string, lines: string[]): string[] {
  return [`<details><summary>${title}</summary>`, '', ...lines, '', '</details>', ''];
}

function toTable(header: string[], rows: string[][]): string[] {
  return [header, header.map(() => '---'), ...rows.map((cells) => cells.map(escapeCell))].map((cells) => `| ${cells.join(' | ')} |`);
}

/** Escapes text of a server, so that it is shown as plain text: no markup, no link, no mention of a person. */
function escapeCell(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>|~#!]/g, String.raw`\$&`)
    .replaceAll('@', '@\u200b')
    .replaceAll('\n', ' ');
}
