import { formatFinding, formatSummary, type Report, type ReportRow } from './types.ts';

/** A report for the comment of a pull request: what failed first, everything else folded. */
export function toMarkdown(report: Report): string {
  const failed = report.rows.filter(({ verdict }) => verdict === 'FAIL');
  const others = report.rows.filter(({ verdict }) => verdict !== 'FAIL');
  return [
    `### ${failed.length > 0 ? '❌ The contract does not fit' : '✅ The contract fits'}`,
    '',
    formatSummary(report),
    '',
    ...(failed.length > 0 ? [...toTable(failed), ''] : []),
    ...report.notes.flatMap((note) => [escapeCell(note), '']),
    '<details><summary>All others</summary>',
    '',
    ...toTable(others),
    '',
    '</details>',
    '',
  ].join('\n');
}

function toTable(rows: ReportRow[]): string[] {
  return ['| | verdict | finding |', '| --- | --- | --- |', ...rows.flatMap(toTableRows)];
}

function toTableRows({ name, verdict, findings, reason }: ReportRow): string[] {
  const texts = findings.length > 0 ? findings.map(formatFinding) : [verdict === 'pass' ? '' : reason];
  return texts.map((text) => `| ${escapeCell(name)} | ${verdict} | ${escapeCell(text)} |`);
}

/** Text of a server as it is: no markup, no link, no mention of a person. */
function escapeCell(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>|~#!]/g, String.raw`\$&`)
    .replaceAll('@', '@\u200b')
    .replaceAll('\n', ' ');
}
