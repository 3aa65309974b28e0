import { startTransition, useCallback, useState } from 'react';
import type { GridValues } from '../../../ui/grid/grid-values.ts';
import type { ImportField } from './import-fields.ts';
import { changeColumns, selectCells, toImportRows } from './import-rows.ts';
import { type ColumnFields, matchColumns, setColumnField } from './match-columns.ts';
import type { ImportTable } from './read-table.ts';

interface TableState {
  /** The table as it was read, as long as the preview has all of its rows. */
  table?: ImportTable | undefined;
  fields: ColumnFields;
  values: GridValues;
}

const noTable: TableState = { fields: [], values: {} };

/** The table of an import: its columns, and its cells with the corrections. */
export function useImportTable() {
  const [{ table, fields, values }, setState] = useState(noTable);
  const setTable = (newTable: ImportTable) => {
    const newFields = matchColumns(newTable.header);
    const newValues = toImportRows(selectCells(newTable.rows, newFields));
    // The preview of a thousand rows takes a moment to render.
    startTransition(() => setState({ table: newTable, fields: newFields, values: newValues }));
  };
  const setField = (column: number, field: ImportField | undefined) =>
    setState((state) => {
      const newFields = setColumnField(state.fields, column, field);
      const newValues = changeColumns(state.values, state.table?.rows ?? [], [state.fields, newFields]);
      return { ...state, fields: newFields, values: newValues };
    });
  /** Stable, because all rows of the grid rerender with a new one. */
  const changeValues = useCallback(
    (update: (values: GridValues) => GridValues) => setState((state) => ({ ...state, values: update(state.values) })),
    [],
  );
  /** Changes which rows there are. The columns stay as they are. */
  const setRows = (rows: GridValues) => setState({ ...noTable, values: rows });
  const removeRows = (keys: readonly string[]) => {
    const removed = new Set(keys);
    setState((state) => ({ ...noTable, values: Object.fromEntries(Object.entries(state.values).filter(([key]) => !removed.has(key))) }));
  };
  return { table, fields, values, setTable, setField, changeValues, setRows, removeRows };
}

export type ImportTableState = ReturnType<typeof useImportTable>;
