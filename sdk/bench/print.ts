/** The allowed range of a figure. */
export interface Goal {
  max?: number;
  min?: number;
}

/** Cells by column. */
export type Row = Record<string, string | number | undefined>;

/** Prints a Markdown table, which can be copied into a README. Its columns are those of all rows. */
export function printTable(title: string, rows: Record<string, Row>): void {
  const columns = [...new Set(Object.values(rows).flatMap((row) => Object.keys(row)))];
  const body = Object.entries(rows).map(([name, row]) => [name, ...columns.map((column) => `${row[column] ?? ''}`)]);
  const widths = ['', ...columns].map((column, index) => Math.max(3, column.length, ...body.map((cells) => cells[index]?.length ?? 0)));
  console.log(`\n${title}\n`);
  for (const cells of [['', ...columns], widths.map((width) => '-'.repeat(width)), ...body])
    console.log(`| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`);
}

/** A goal as text, such as '≤ 750'. */
export function formatGoal({ max, min }: Goal): string {
  return [max !== undefined && `≤ ${max}`, min !== undefined && `≥ ${min}`].filter(Boolean).join(', ');
}

/** Whether a figure is in its range. A missing figure is not. */
export const meets = ({ max = Infinity, min = -Infinity }: Goal, figure = Number.NaN) => figure <= max && figure >= min;
