import { readOperations } from '../generator/operation.ts';
import type { Spec } from '../generator/spec.ts';
import { runLiveChecks } from './live/run.ts';
import type { Row } from './live/types.ts';
import type { ContractOptions } from './options.ts';
import { toServerJson } from './report/json.ts';
import { createTable, formatUnreached } from './report/table.ts';
import { countRows, formatSummary, type Report } from './report/types.ts';
import { writeReport } from './report/write.ts';

/** Checks a server, prints each row as it comes, and writes the reports. Resolves with the exit code. */
export async function checkServer(
  spec: Spec,
  baseUrl: string,
  { report: outputs, minPassed, ...options }: ContractOptions,
): Promise<number> {
  // Where a report goes to the standard output, the table does not.
  const print = Object.values(outputs).includes('-') ? console.error : console.log;
  const table = createTable(readOperations(spec));
  print(table.header);
  const { rows, notes } = await runLiveChecks(spec, { ...options, baseUrl }, (row) => print(table.formatRow(row)));
  const report: Report = { subject: baseUrl, rows: rows.map((row) => ({ ...row, name: row.operation, detail: row.request })), notes };
  print(`\n${formatUnreached(rows)}${notes.map((note) => `${note}\n`).join('')}${formatSummary(report)}`);
  writeReport(outputs, report, toServerJson(report, rows));
  const { code, reason } = judgeRun(rows, minPassed);
  if (reason) print(reason);
  return code;
}

/** The exit code, and what the table does not say about it. */
function judgeRun(rows: Row[], minPassed: number): { code: number; reason?: string } {
  if (rows.every(({ status }) => status === undefined)) return { code: 2, reason: 'The server did not respond to any request.' };
  const passed = countRows(rows, 'pass');
  if (countRows(rows, 'FAIL') > 0) return { code: 1 };
  if (passed === 0 && minPassed > 0)
    return { code: 2, reason: 'No operation passed, so the run shows nothing. Is a --token or a --login missing?' };
  if (passed < minPassed) return { code: 1, reason: `Only ${passed} operations passed; --min-passed asks for ${minPassed}.` };
  return { code: 0 };
}
