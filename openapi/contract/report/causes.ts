import { causeOf } from '../live/send.ts';
import { areas, type Finding, type Report, type ReportRow } from '../live/types.ts';

const levels = ['drift', 'warning', 'unseen'] as const;

/** One fault of the server, the first request that showed it as a command, and the names of the rows that it shows in. */
export interface Cause {
  level: Finding['level'];
  problem: string;
  curl?: string;
  names: string[];
}

/** The causes of all findings, each once, the worst first: drifts by what they harm, then warnings, then what was not seen. */
export function findCauses(rows: Pick<ReportRow, 'name' | 'findings'>[]): Cause[] {
  const causes = new Map<string, Cause & { rank: number }>();
  for (const { name, findings } of rows)
    for (const finding of findings) {
      const { level, curl, area = 'response' } = finding;
      const problem = causeOf(finding);
      const rank = levels.indexOf(level) * areas.length + areas.indexOf(area);
      const cause = causes.get(`${level} ${problem}`) ?? { level, problem, names: [], rank, ...(curl && { curl }) };
      causes.set(`${level} ${problem}`, cause);
      if (!cause.names.includes(name)) cause.names.push(name);
    }
  return [...causes.values()].sort((one, other) => one.rank - other.rank || other.names.length - one.names.length);
}

const labels = { drift: 'FAIL     ', warning: 'warning  ', unseen: 'not seen ' };
/** So many causes have two lines each; the others share a line for each level, so that 20 lines hold all of them. */
const maxCauses = 8;

/** The first lines of a report: what a reader has to mend. */
export function formatCauses({ subject, rows }: Report): string {
  const causes = findCauses(rows);
  const format = ({ problem, names }: Cause) => `${problem} (${formatNames(names)})`;
  const shown = causes.slice(0, maxCauses).map((cause) => {
    return [`${labels[cause.level]}${format(cause)}`, ...(cause.curl ? [`         ${cause.curl}`] : [])].join('\n');
  });
  const others = levels.flatMap((level) => {
    const rest = causes.slice(maxCauses).filter((cause) => cause.level === level);
    return rest.length === 0 ? [] : [`${labels[level]}${rest.map(format).join('; ')}`];
  });
  return causes.length === 0 ? '' : [`${subject}: what was found, each cause once, the worst first`, ...shown, ...others].join('\n');
}

/** `getWallet, listExams`, or from six operations on `in 15 operations: getCourse, …`. */
export function formatNames(names: string[]): string {
  return names.length < 6 ? names.join(', ') : `in ${names.length} operations: ${names.slice(0, 3).join(', ')}, …`;
}
