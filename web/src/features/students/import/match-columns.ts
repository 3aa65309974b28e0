import { type ImportField, importColumns, toKey } from './import-fields.ts';

/** For each column of a table the field that it holds; undefined if it is not used. */
export type ColumnFields = readonly (ImportField | undefined)[];

/** Finds the field of each column by its header. The first of two columns for the same field counts. */
export function matchColumns(headers: readonly string[]): ColumnFields {
  const fields = headers.map(findField);
  return fields.map((field, index) => (fields.indexOf(field) === index ? field : undefined));
}

/** Sets the field of a column. A field has one column, so another column with this field is no longer used. */
export function setColumnField(fields: ColumnFields, column: number, field: ImportField | undefined): ColumnFields {
  return fields.map((other, index) => {
    if (index === column) return field;
    return other === field ? undefined : other;
  });
}

function findField(header: string): ImportField | undefined {
  const key = toKey(header);
  return importColumns.find(({ label, aliases }) => toKey(label) === key || aliases.includes(key))?.field;
}
