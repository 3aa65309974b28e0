import { causeOf } from '../live/send.ts';
import { areas, type Finding, type Report, type ReportRow } from '../live/types.ts';

/** One fault of the server, which may show in many operations. */
export interface Cause {
  level: Finding['level'];
  problem: string;
  /** Repeats the first request that showed it. */
  curl?: string;
  /** The rows that it shows in. */
  names: string[];
}

/** The causes of all findings, each once, the worst first: drifts by what they harm, then warnings, then what was not seen. */
export function findCauses(rows: Pick<ReportRow, 'name' | 'findings'>[]): Cause[] {
  const causes = new Map<string, Cause & { rank: number }>();
  for (const { name, findings } of rows)
    for (const finding of findings) {
      const { level, curl } = finding;
      const problem = causeOf(finding);
      const cause = causes.get(`${level} ${problem}`) ?? { level, problem, names: [], rank: rankOf(finding), ...(curl && { curl }) };
      causes.set(`${level} ${problem}`, cause);
      cause.rank = Math.min(cause.rank, rankOf(finding));
      if (!cause.names.includes(name)) cause.names.push(name);
    }
  return [...causes.values()].sort((one, other) => one.rank - other.rank || other.names.length - one.names.length);
}

export function rankOf({ level, area = 'response' }: Finding): number {
  return ['drift', 'warning', 'unseen'].indexOf(level) * areas.length + areas.indexOf(area);
}

const labels = { drift: 'FAIL', warning: 'warning', unseen: 'not seen' };
/** So many causes have two lines each; the others share a line for each level, so that 20 lines hold all of them. */
const maxCauses = 8;

/** The first lines of a report: what a reader has to mend. */
export function formatCauses({ subject, rows: all }: Report): string {
  const causes = findCauses(all);
  const shown = causes.slice(0, maxCauses);
  const lines = shown.flatMap(({ level, problem, curl, names: rows }) => [
    `${labels[level].padEnd(9)}${problem} (${formatNames(rows)})`,
    ...(curl ? [`${' '.repeat(9)}${curl}`] : []),
  ]);
  const others = (['drift', 'warning', 'unseen'] as const).flatMap((level) => {
    const rest = causes.slice(maxCauses).filter((cause) => cause.level === level);
    return rest.length === 0
      ? []
      : [`${labels[level].padEnd(9)}${rest.map((cause) => `${cause.problem} (${formatNames(cause.names)})`).join('; ')}`];
  });
  return causes.length === 0 ? '' : [`${subject}: what was found, each cause once, the worst first`, ...lines, ...others].join('\n');
}

/** `getWallet, listExams`, or from six operations on `in 15 operations: getCourse, …`. */
export function formatNames(names: string[]): string {
  return names.length < 6 ? names.join(', ') : `in ${names.length} operations: ${names.slice(0, 3).join(', ')}, …`;
}
