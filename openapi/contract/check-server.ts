import { createInterface } from 'node:readline';
import { readOperations } from '../generator/operation.ts';
import type { Spec } from '../generator/spec.ts';
import { runLiveChecks } from './live/run.ts';
import { isLoopback } from './live/send.ts';
import type { LiveReport, Report, Row } from './live/types.ts';
import type { ContractOptions } from './options.ts';
import { formatCauses } from './report/causes.ts';
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
  const { length } = readOperations(spec);
  const live = await abortOnSignals((signal) =>
    runLiveChecks(spec, { ...options, baseUrl, signal }, (done) => showProgress(`${done} of ${length} operations`)),
  ).finally(() => showProgress(''));
  const { rows, notes, coverage, requests, unsent, ms } = live;
  const { code, reason } = conclude(live, minPassed);
  const unchecked = code === 2 || countRows(rows, 'FAIL') === 0 ? reason : undefined;
  const report: Report = {
    subject: baseUrl,
    rows: rows.map((row) => ({ ...row, name: row.operation, detail: row.request })),
    notes: unchecked ? [unchecked, ...notes] : notes,
    isChecked: unchecked === undefined,
  };
  const sent = `${requests} requests in ${(ms / 1000).toFixed(1)} s${unsent > 0 ? `, ${unsent} probes not sent` : ''}`;
  const seen = `Seen: ${coverage.operations.join(' of ')} operations, ${coverage.statuses.join(' of ')} documented statuses.`;
  const sections = [formatCauses(report), formatTable(rows), [seen, ...notes].join('\n')];
  print([...sections.filter(Boolean), `${formatSummary(report)}; ${sent}`].join('\n\n'));
  writeReport(outputs, report, { baseUrl, counts: countVerdicts(report), requests, unsent, notes, coverage, operations: rows });
  if (reason) print(reason);
  return code;
}

/** Aborts the work at Ctrl-C, at the end of a CI job and after an uncaught error, so that it can restore the accounts. */
async function abortOnSignals<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = (cause: unknown) => {
    if (controller.signal.aborted && cause === 'SIGINT') process.exit(2);
    if (!(cause instanceof Error)) console.error(`\n${String(cause)}: the accounts are being restored; a second Ctrl-C ends at once.`);
    controller.abort(cause instanceof Error ? cause : new Error(`Stopped by ${String(cause)}.`));
  };
  const events = ['SIGINT', 'SIGTERM', 'SIGHUP', 'uncaughtException', 'unhandledRejection'];
  for (const event of events) process.on(event, stop);
  return work(controller.signal).finally(() => {
    for (const event of events) process.off(event, stop);
  });
}

/** A line that replaces itself at a terminal. */
function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  process.stderr.write(question);
  for await (const line of createInterface({ input: process.stdin })) return /^y(es)?$/i.test(line.trim());
  return false;
}

function conclude({ rows, isSignedIn, unsent }: LiveReport, minPassed: number | undefined): { code: number; reason?: string } {
  const statuses = rows.flatMap(({ status }) => status ?? []);
  if (statuses.length === 0) return { code: 2, reason: 'The server did not respond to any request.' };
  const passed = countRows(rows, 'pass');
  if (passed === 0 && minPassed !== 0 && statuses.every((status) => status >= 400)) {
    const hints = [
      statuses.every((status) => status === 404) && ' Every path is a 404: is a prefix such as /v1 missing in --base-url?',
      statuses.includes(401) && ' Is a --token or a --login missing?',
    ];
    return { code: 2, reason: `No operation passed, so the run shows nothing.${hints.find(Boolean) || ''}` };
  }
  const unseen = `Without a --token or a --login, ${countRows(rows, 'skipped')} of ${rows.length} operations were not checked.`;
  if (countRows(rows, 'FAIL') > 0) return { code: 1, ...(!isSignedIn && { reason: unseen }) };
  if (unsent > 0) return { code: 2, reason: `The server limits the rate of requests (429), so ${unsent} probes were not sent.` };
  if (minPassed === undefined) return isSignedIn ? { code: 0 } : { code: 2, reason: `${unseen} --min-passed says how many are enough.` };
  if (passed < minPassed) return { code: 1, reason: `Only ${passed} operations passed; --min-passed asks for ${minPassed}.` };
  return { code: 0 };
}

function formatTable(rows: Row[]): string {
  const lines = rows.map((row) => {
    const [first = row.verdict === 'pass' ? '' : row.reason, ...others] = findingLines(row);
    return { cells: [row.operation, row.request, String(row.status ?? '-'), row.verdict, first], others };
  });
  const all = [{ cells: ['operation', 'request', 'status', 'verdict', 'mismatch'], others: [] }, ...lines];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map(({ cells }) => cells[column]?.length ?? 0)));
  const formatLine = (cells: string[]) =>
    cells
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return all.flatMap(({ cells, others }) => [formatLine(cells), ...others.map((line) => `    ${line}`)]).join('\n');
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
