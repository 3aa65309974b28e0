import type { KeyboardEvent } from 'react';

interface Step {
  rows: number;
  columns: number;
}

/** Focuses the next input in the direction of a key, as in a spreadsheet. Left and right move on at the ends of the text only. */
export function moveInGrid(event: KeyboardEvent, input: HTMLInputElement): void {
  const step = getStep(event, input);
  if (!step) return;
  // Enter would submit a form around the grid.
  event.preventDefault();
  const next = findInput(input, step);
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

/** Skips read-only rows. */
function findInput(from: HTMLInputElement, { rows, columns }: Step): HTMLInputElement | undefined {
  const [cell, row, table] = [from.closest('td'), from.closest('tr'), from.closest('table')];
  if (!cell || !row || !table) return undefined;
  let [rowIndex, cellIndex] = [row.rowIndex + rows, cell.cellIndex + columns];
  for (let next = table.rows[rowIndex]?.cells[cellIndex]; next; next = table.rows[rowIndex]?.cells[cellIndex]) {
    const input = next.querySelector<HTMLInputElement>('input:not([readonly])');
    if (input) return input;
    rowIndex += rows;
    cellIndex += columns;
  }
  return undefined;
}
