import type { GridCell, GridValues } from '../../../ui/grid/grid-values.ts';

/** The marks that are not blank as a list for a draft: of each cell its row, column and text. */
export function marksDraft(marks: GridValues, isKept: (row: string) => boolean): string[] {
  const rows = Object.entries(marks).filter(([row]) => isKept(row));
  return rows.flatMap(([row, cells]) => Object.entries(cells).flatMap(([column, text]) => (text === '' ? [] : [row, column, text])));
}

/** The reverse of `marksDraft`, as cells. */
export function parseMarksDraft(texts: readonly string[] = []): GridCell[] {
  const cells: GridCell[] = [];
  for (let index = 0; index + 2 < texts.length; index += 3) {
    const [row = '', column = '', text = ''] = texts.slice(index, index + 3);
    cells.push({ row, column, text });
  }
  return cells;
}
