import type { GridCell, GridColumn, GridRow } from './grid-values.ts';

/** Splits text that was copied from a spreadsheet into rows of cells. */
export function parseBlock(text: string): string[][] {
  const lines = text.split(/\r\n|\r|\n/);
  // Spreadsheets end the last row with a line break, too.
  if (lines.length > 1 && lines.at(-1) === '') lines.pop();
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

interface BlockPosition {
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
  /** The cell that gets the first text of the block. */
  row: string;
  column: string;
}

/** Returns the cells that a block fills down and right from a cell, and how many of its texts fit nowhere. */
export function fillBlock(block: readonly string[][], { rows, columns, row, column }: BlockPosition) {
  const firstRow = rows.findIndex(({ id }) => id === row);
  const firstColumn = columns.findIndex(({ name }) => name === column);
  const cells: GridCell[] = [];
  let missed = 0;
  for (const [down, texts] of block.entries()) {
    const target = rows[firstRow + down];
    for (const [right, text] of texts.entries()) {
      const name = columns[firstColumn + right]?.name;
      if (target && !target.readOnly && name !== undefined) cells.push({ row: target.id, column: name, text });
      else if (text !== '') missed += 1;
    }
  }
  return { cells, missed };
}

/** Tells how much of a block was pasted. */
export function getPasteText(filled: number, missed: number): string {
  const cells = filled === 1 ? '1 cell filled.' : `${filled} cells filled.`;
  return missed === 0 ? cells : `${cells} ${missed} did not fit.`;
}
