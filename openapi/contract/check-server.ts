import { createInterface } from 'node:readline';
import { type Operation, readOperations } from '../generator/operation.ts';
import type { Spec } from '../generator/spec.ts';
import { runLiveChecks } from './live/run.ts';
import { isLoopback } from './live/send.ts';
import type { Coverage, LiveReport, Report, Row } from './live/types.ts';
import type { ContractOptions } from './options.ts';
import { countRows, countVerdicts, formatFinding, formatSummary, writeReport } from './report/report.ts';

export async function checkServer(
  spec: Spec,
  baseUrl: string,
  { report: outputs, minPassed, ...options }: ContractOptions,
): Promise<number> {
  const { host, protocol } = new URL(baseUrl);
  if (!isLoopback(baseUrl)) {
    if (protocol === 'http:' && options.tokens.length + options.logins.length > 0)
      console.error(`Warning: ${host} is another machine without https, and the network between can read the token or the password.`);
    if (options.writes && !options.yes && !(await confirm(`Change data on ${host}, another machine? [y/N] `))) {
      console.error(`Nothing was sent: --writes changes data on ${host}, another machine. --yes does it without a question.`);
      return 2;
    }
  }
  // If a report goes to the standard output, the table goes to the error output.
  const print = Object.values(outputs).includes('-') ? console.error : console.log;
  const table = createTable(readOperations(spec));
  print(table.header);
  const live = await runLiveChecks(spec, { ...options, baseUrl }, (row) => print(table.formatRow(row)));
  const { rows, notes, coverage } = live;
  const report: Report = { subject: baseUrl, rows: rows.map((row) => ({ ...row, name: row.operation, detail: row.request })), notes };
  print(`\n${formatUnreached(rows)}${formatCoverage(coverage)}${notes.map((note) => `${note}\n`).join('')}${formatSummary(report)}`);
  writeReport(outputs, report, { baseUrl, counts: countVerdicts(report), notes, coverage, operations: rows });
  const { code, reason } = conclude(live, minPassed);
  if (reason) print(reason);
  return code;
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  process.stderr.write(question);
  for await (const line of createInterface({ input: process.stdin })) return /^y(es)?$/i.test(line.trim());
  return false;
}

function conclude({ rows, isSignedIn }: LiveReport, minPassed: number | undefined): { code: number; reason?: string } {
  const statuses = rows.flatMap(({ status }) => status ?? []);
  if (statuses.length === 0) return { code: 2, reason: 'The server did not respond to any request.' };
  const passed = countRows(rows, 'pass');
  if (passed === 0 && minPassed !== 0) {
    const hint = statuses.every((status) => status === 404)
      ? 'Every path is a 404: is a prefix such as /v1 missing in --base-url?'
      : 'Is a --token or a --login missing?';
    return { code: 2, reason: `No operation passed, so the run shows nothing. ${hint}` };
  }
  const unseen = `Without a --token or a --login, ${countRows(rows, 'skipped')} of ${rows.length} operations were not checked.`;
  if (countRows(rows, 'FAIL') > 0) return { code: 1, ...(!isSignedIn && { reason: unseen }) };
  if (minPassed === undefined) return isSignedIn ? { code: 0 } : { code: 2, reason: `${unseen} --min-passed says how many are enough.` };
  if (passed < minPassed) return { code: 1, reason: `Only ${passed} operations passed; --min-passed asks for ${minPassed}.` };
  return { code: 0 };
}

function formatCoverage({ operations, statuses, keywords, roles }: Coverage): string {
  const of = ([seen, all]: [number, number]) => `${seen} of ${all}`;
  return [
    `Seen: ${of(operations)} operations, ${of(statuses)} documented statuses, ${of(keywords)} keywords of schemas,`,
    `${of(roles)} operations as each role.\n`,
  ].join(' ');
}

function createTable(operations: Pick<Operation, 'id' | 'method' | 'path'>[]): { header: string; formatRow: (row: Row) => string } {
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

/** The lines of a row's findings: drifts first, each with the command that repeats its request. */
function findingLines({ findings, verdict, reason, curl }: Row): string[] {
  const sorted = findings
    .filter(({ level, problem }) => level !== 'unseen' || problem.includes('is empty'))
    .sort((one, other) => Number(other.level === 'drift') - Number(one.level === 'drift'));
  const lines = sorted.flatMap((finding, index) => {
    const isNew = finding.curl !== undefined && finding.curl !== sorted[index + 1]?.curl;
    return [formatFinding(finding), ...(isNew ? [finding.curl ?? ''] : [])];
  });
  // The line of a rejected or skipped operation begins with its reason, and its request can be repeated too.
  if (verdict === 'FAIL' || (verdict === 'pass' && lines.length === 0)) return lines;
  return [verdict === 'pass' ? '' : reason, ...(curl ? [curl] : []), ...lines];
}

function formatUnreached(rows: Row[]): string {
  const lines = rows
    .filter(({ unreached }) => unreached.length > 0)
    .map(({ operation, unreached }) => `  ${operation}: ${unreached.join(', ')}`);
  return lines.length === 0 ? '' : ['Documented statuses that were not reached (--strict fails on them):', ...lines, ''].join('\n');
}
