import type { ContractOptions } from '../contract/options.ts';
import { toRepositoryJson } from '../contract/report/json.ts';
import type { Report, ReportRow } from '../contract/report/types.ts';
import { writeReport } from '../contract/report/write.ts';
import { type Check, runRepositoryChecks } from './checks.ts';

/** Resolves with the exit code. */
export async function checkRepository({ report: outputs }: ContractOptions): Promise<number> {
  const print = Object.values(outputs).includes('-') ? console.error : console.log;
  const checks = await runRepositoryChecks((check) => print(formatCheck(check)));
  const report: Report = { subject: 'this repository', rows: checks.map(toRow), notes: [] };
  writeReport(outputs, report, toRepositoryJson(report));
  return checks.every(({ problems }) => problems.length === 0) ? 0 : 1;
}

function formatCheck({ name, problems }: Check): string {
  return [`${problems.length === 0 ? '✓' : '✗'} ${name}`, ...problems.map((problem) => `  ${problem}`)].join('\n');
}

function toRow({ name, problems, ms }: Check): ReportRow {
  const findings = problems.map((problem) => ({ level: 'drift' as const, pointer: '', problem }));
  return { name, detail: '', verdict: problems.length === 0 ? 'pass' : 'FAIL', reason: problems[0] ?? '', findings, ms };
}
