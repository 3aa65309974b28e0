import { drift } from '../contract/live/send.ts';
import type { Report, ReportRow } from '../contract/live/types.ts';
import type { ContractOptions } from '../contract/options.ts';
import { countVerdicts, writeReport } from '../contract/report/report.ts';
import { type Check, runRepositoryChecks } from './checks.ts';

export async function checkRepository({ report: outputs }: ContractOptions): Promise<number> {
  const print = Object.values(outputs).includes('-') ? console.error : console.log;
  const checks = await runRepositoryChecks((check) => print(formatCheck(check)));
  const report: Report = { subject: 'this repository', rows: checks.map(toRow), notes: [] };
  writeReport(outputs, report, { counts: countVerdicts(report), checks: checks.map(toJson) });
  return checks.every(({ problems }) => problems.length === 0) ? 0 : 1;
}

function formatCheck({ name, problems }: Check): string {
  return [`${problems.length === 0 ? '✓' : '✗'} ${name}`, ...problems.map((problem) => `  ${problem}`)].join('\n');
}

function toRow({ name, problems, ms }: Check): ReportRow {
  const findings = problems.map((problem) => drift(problem));
  return { name, detail: '', verdict: problems.length === 0 ? 'pass' : 'FAIL', reason: problems[0] ?? '', findings, ms };
}

const toJson = ({ name, problems, ms }: Check) => ({ name, verdict: problems.length === 0 ? 'pass' : 'FAIL', problems, ms });
