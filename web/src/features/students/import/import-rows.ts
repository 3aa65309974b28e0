import type { ImportField } from './import-fields.ts';
import type { ColumnFields } from './match-columns.ts';

/** The cells of a row by their field, as they were typed. A cell that is missing is blank. */
export type ImportCells = Readonly<Partial<Record<ImportField, string>>>;

/** A student in the preview. */
export interface ImportRow {
  /** Stays the same while the cells change. */
  key: string;
  cells: ImportCells;
}

let lastKey = 0;

export function createRow(cells: ImportCells): ImportRow {
  lastKey += 1;
  return { key: String(lastKey), cells };
}

/** Turns the rows of a table into students. */
export function toImportRows(rows: readonly (readonly string[])[], fields: ColumnFields): readonly ImportRow[] {
  return rows.map((texts) => {
    const entries = fields.flatMap((field, column) => (field ? [[field, texts[column] ?? '']] : []));
    return createRow(Object.fromEntries(entries));
  });
}

/** Sets cells of one row. Other rows stay the same objects. */
export function changeCells(rows: readonly ImportRow[], key: string, cells: ImportCells): readonly ImportRow[] {
  return rows.map((row) => (row.key === key ? { key, cells: { ...row.cells, ...cells } } : row));
}

/** Follows a change of the columns: a field gets the texts of its new column, or is blank without one. Corrections in other fields stay. */
export function changeColumns(
  rows: readonly ImportRow[],
  texts: readonly (readonly string[])[],
  [before, after]: readonly [ColumnFields, ColumnFields],
): readonly ImportRow[] {
  const fields = new Set([...before, ...after].filter((field) => field !== undefined));
  const changed = [...fields].filter((field) => before.indexOf(field) !== after.indexOf(field));
  return rows.map(({ key, cells }, index) => {
    const entries = changed.map((field) => [field, texts[index]?.[after.indexOf(field)] ?? '']);
    return { key, cells: { ...cells, ...Object.fromEntries(entries) } };
  });
}
