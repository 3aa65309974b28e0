/** What a figure may be; without either it is told and not judged. */
export interface Goal {
  most?: number;
  least?: number;
}

type Figures = Record<string, number | undefined>;

/** Ours against goals of a column each, and what was measured of others below. */
export function compareRows(
  title: string,
  goals: Record<string, Goal>,
  ours: Record<string, Figures>,
  peers: Record<string, Figures> = {},
) {
  const rows = Object.entries(ours).map(([name, figures]) => {
    const missed = Object.entries(goals).flatMap(([column, goal]) => (keeps(goal, figures[column]) ? [] : [column]));
    return [name, { ...figures, '': missed.length > 0 ? `missed: ${missed.join(', ')}` : 'ok' }];
  });
  const wanted = Object.entries(goals).map(([column, goal]) => [column, tell(goal)]);
  show(title, { goal: Object.fromEntries(wanted), ...Object.fromEntries(rows), ...peers });
}

/** One figure of ours in a row of its own, beside its goal and what was measured of others. */
export interface Compared extends Goal {
  ours: number | undefined;
  peers?: Figures;
}

export function compareFigures(title: string, rows: Record<string, Compared>): void {
  const told = Object.entries(rows).map(([name, { ours, peers, ...goal }]) => {
    const verdict = tell(goal) === '' ? '' : keeps(goal, ours) ? 'ok' : 'missed';
    return [name, { goal: tell(goal), ours, ' ': verdict, ...peers }];
  });
  show(title, Object.fromEntries(told));
}

/** A figure that is missing has not kept its goal. */
function keeps({ most, least }: Goal, figure = Number.NaN): boolean {
  return (most === undefined || figure <= most) && (least === undefined || figure >= least);
}

function tell({ most, least }: Goal): string {
  return [most !== undefined && `≤ ${most}`, least !== undefined && `≥ ${least}`].filter(Boolean).join(', ');
}

function show(title: string, table: object): void {
  console.log(`\n${title}`);
  console.table(table);
}
