/** The allowed range of a figure. Without a limit, the figure is only printed. */
export interface Goal {
  max?: number;
  min?: number;
}

type Figures = Record<string, number | undefined>;

/** Prints a table with a goal for each column, and rows of competitors below ours. */
export function compareRows(
  title: string,
  goals: Record<string, Goal>,
  ours: Record<string, Figures>,
  peers: Record<string, Figures> = {},
): void {
  const rows = Object.entries(ours).map(([name, figures]) => {
    const missed = Object.entries(goals).flatMap(([column, goal]) => (meets(goal, figures[column]) ? [] : [column]));
    return [name, { ...figures, '': missed.length > 0 ? `missed: ${missed.join(', ')}` : 'ok' }];
  });
  const goalRow = Object.entries(goals).map(([column, goal]) => [column, format(goal)]);
  print(title, { goal: Object.fromEntries(goalRow), ...Object.fromEntries(rows), ...peers });
}

/** One of our figures with its goal, and the figures of competitors. */
export interface Compared extends Goal {
  ours: number | undefined;
  peers?: Figures;
}

/** Prints a table with a goal for each row. */
export function compareFigures(title: string, rows: Record<string, Compared>): void {
  const table = Object.entries(rows).map(([name, { ours, peers, ...goal }]) => {
    const status = format(goal) === '' ? '' : meets(goal, ours) ? 'ok' : 'missed';
    return [name, { goal: format(goal), ours, ' ': status, ...peers }];
  });
  print(title, Object.fromEntries(table));
}

/** A missing figure misses its goal. */
function meets({ max, min }: Goal, figure = Number.NaN): boolean {
  return (max === undefined || figure <= max) && (min === undefined || figure >= min);
}

function format({ max, min }: Goal): string {
  return [max !== undefined && `≤ ${max}`, min !== undefined && `≥ ${min}`].filter(Boolean).join(', ');
}

function print(title: string, table: object): void {
  console.log(`\n${title}`);
  console.table(table);
}
