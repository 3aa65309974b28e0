import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { type GridCell, type GridColumn, type GridRow, type GridValues, getCellText, setCells } from './grid-values.ts';
import { moveInGrid } from './move-in-grid.ts';
import { fillBlock, getPasteText, parseBlock } from './paste-block.ts';

interface GridState {
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  values: GridValues;
  onChange: (update: (values: GridValues) => GridValues) => void;
}

interface Paste {
  text: string;
  /** The texts before. */
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
    setPaste({ text: getPasteText(cells.length, missed), before, input: target });
  };
  const undoPaste = () => {
    if (!paste) return;
    change(paste.before);
    setPaste(undefined);
    paste.input.focus();
  };
  return { handlers: { onFocus: handleFocus, onKeyDown: handleKeyDown, onPaste: handlePaste }, pasteText: paste?.text, undoPaste };
}

/** The cell of an input with its text. */
function toCell(target: EventTarget): GridCell | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const { row, column } = target.dataset;
  return row === undefined || column === undefined ? undefined : { row, column, text: target.value };
}
