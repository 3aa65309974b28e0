import type { GridValues } from '../../../ui/grid/grid-values.ts';
import type { ImportField } from './import-fields.ts';
import type { ColumnFields } from './match-columns.ts';

/** The cells of a row by their field, as they were typed. A cell that is missing is blank. */
export type ImportCells = Readonly<Partial<Record<ImportField, string>>>;

type Texts = readonly (readonly string[])[];

let lastKey = 0;

/** Gives each row a key that stays the same while its cells change. */
export function toImportRows(rows: readonly Readonly<Record<string, string>>[]): GridValues {
  return Object.fromEntries(
    rows.map((cells) => {
      lastKey += 1;
      return [`row-${lastKey}`, cells];
    }),
  );
}

/** Takes the cells of the columns that are used. */
export function selectCells(rows: Texts, fields: ColumnFields): Readonly<Record<string, string>>[] {
  return rows.map((texts) => Object.fromEntries(fields.flatMap((field, column) => (field ? [[field, texts[column] ?? '']] : []))));
}

/** Follows a change of the columns: a field gets the texts of its new column, or is blank without one. Corrections in other fields stay. */
export function changeColumns(values: GridValues, rows: Texts, [before, after]: readonly [ColumnFields, ColumnFields]): GridValues {
  const fields = new Set([...before, ...after].filter((field) => field !== undefined));
  const changed = [...fields].filter((field) => before.indexOf(field) !== after.indexOf(field));
  return Object.fromEntries(
    Object.entries(values).map(([key, cells], row) => {
      const texts = changed.map((field) => [field, rows[row]?.[after.indexOf(field)] ?? '']);
      return [key, { ...cells, ...Object.fromEntries(texts) }];
    }),
  );
}
