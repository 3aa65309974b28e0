import { countRows, formatFinding, type Report, type ReportRow } from './types.ts';

/** A report as JUnit XML, which most CI systems display. A rejected operation counts as skipped, because its success was not seen. */
export function toJUnit({ subject, rows }: Report): string {
  const failures = countRows(rows, 'FAIL');
  const skipped = countRows(rows, 'skipped') + countRows(rows, 'rejected');
  const name = escapeXml(`contract ${subject}`);
  const suite = `<testsuite name="${name}" tests="${rows.length}" failures="${failures}" skipped="${skipped}">`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  ${suite}`,
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
