import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import * as text from '#text/queue.ts';
import { type GridCell, type GridChange, type GridColumn, type GridRow, type GridValues, getCellText, setCells } from './grid-values.ts';

interface GridState {
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  values: GridValues;
  onChange: GridChange;
}

interface Paste {
  text: string;
  before: readonly GridCell[];
  input: HTMLInputElement;
}

/** The event handlers of a grid's table: keys move between the cells, Escape restores a cell, and a pasted block fills many. */
export function useGridKeys({ columns, rows, values, onChange }: GridState) {
  const focused = useRef<GridCell>(undefined);
  const [paste, setPaste] = useState<Paste>();
  const change = (cells: readonly GridCell[]) => onChange((current) => setCells(current, cells));
  const handleFocus = ({ target }: FocusEvent) => {
    focused.current = toCell(target);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLInputElement)) return;
    if (key !== 'Escape') return moveInGrid(event, target);
    if (focused.current) change([focused.current]);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const cell = toCell(target);
    const block = parseBlock(clipboardData.getData('text/plain'));
    // The browser itself pastes a single text at the cursor.
    if (!cell || !(target instanceof HTMLInputElement) || block.flat().length < 2) return;
    event.preventDefault();
    const { cells, missed } = fillBlock(block, { rows, columns, ...cell });
    const before = cells.map(({ row, column }) => ({ row, column, text: getCellText(values, row, column) }));
    change(cells);
    const filled = cells.length;
    setPaste({ text: missed === 0 ? text.cellsFilled(filled) : text.someFilled({ filled, missed }), before, input: target });
  };
  const undoPaste = () => {
    if (!paste) return;
    change(paste.before);
    setPaste(undefined);
    paste.input.focus();
  };
  return { handlers: { onFocus: handleFocus, onKeyDown: handleKeyDown, onPaste: handlePaste }, pasteText: paste?.text, undoPaste };
}

function toCell(target: EventTarget): GridCell | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const { row, column } = target.dataset;
  return row === undefined || column === undefined ? undefined : { row, column, text: target.value };
}

interface Step {
  rows: number;
  columns: number;
}

const editable = 'input:not([readonly])';

/** With Ctrl these keys go to the first and the last input, because hundreds of Tabs would lead past the cells to the buttons below. */
const corners: Partial<Record<string, number>> = { Home: 0, End: -1 };

/** Focuses the next input in the direction of a key, as in a spreadsheet. Left and right move on at the ends of the text only. */
function moveInGrid(event: KeyboardEvent, input: HTMLInputElement): void {
  const step = getStep(event, input);
  const corner = event.ctrlKey && !event.shiftKey ? corners[event.key] : undefined;
  if (!step && corner === undefined) return;
  // Enter would submit a form around the grid.
  event.preventDefault();
  const next =
    corner === undefined
      ? step && findInput(input, step)
      : [...(input.closest('table')?.querySelectorAll<HTMLInputElement>(editable) ?? [])].at(corner);
  next?.focus();
  // Typing replaces the text.
  next?.select();
}

function getStep({ key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent }: KeyboardEvent, input: HTMLInputElement): Step | undefined {
  if (ctrlKey || altKey || metaKey || nativeEvent.isComposing) return undefined;
  if (key === 'Enter') return { rows: shiftKey ? -1 : 1, columns: 0 };
  if (shiftKey) return undefined;
  if (key === 'ArrowDown') return { rows: 1, columns: 0 };
  if (key === 'ArrowUp') return { rows: -1, columns: 0 };
  const { selectionStart: start, selectionEnd: end, value } = input;
  const isAllSelected = start === 0 && end === value.length;
  if (key === 'ArrowLeft' && (isAllSelected || end === 0)) return { rows: 0, columns: -1 };
  if (key === 'ArrowRight' && (isAllSelected || start === value.length)) return { rows: 0, columns: 1 };
  return undefined;
}

function findInput(from: HTMLInputElement, { rows, columns }: Step): HTMLInputElement | undefined {
  const [cell, row, table] = [from.closest<HTMLTableCellElement>('td, th'), from.closest('tr'), from.closest('table')];
  if (!cell || !row || !table) return undefined;
  let [rowIndex, cellIndex] = [row.rowIndex + rows, cell.cellIndex + columns];
  for (let next = table.rows[rowIndex]?.cells[cellIndex]; next; next = table.rows[rowIndex]?.cells[cellIndex]) {
    const input = next.querySelector<HTMLInputElement>(editable);
    if (input) return input;
    rowIndex += rows;
    cellIndex += columns;
  }
  return undefined;
}

function parseBlock(text: string): string[][] {
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
function fillBlock(block: readonly string[][], { rows, columns, row, column }: BlockPosition) {
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
