import type { BulkItem, BulkRow } from '../../../lib/bulk/bulk-item.ts';
import type { GridValues } from '../../../ui/grid/grid-values.ts';
import { toEmailKey } from './check-rows.ts';
import { type ImportOptions, toCellTexts, toFormValues } from './form-values.ts';

/** A row for the run, with what must not be stored beside it. */
export interface PreparedRow {
  row: BulkRow;
  /** The key of the row in the preview. */
  key: string;
  password: string;
}

/** Turns rows of the preview into rows of the run. The e-mail identifies a student, so nobody is created twice. */
export function toBulkRows(keys: readonly string[], values: GridValues, options: ImportOptions): readonly PreparedRow[] {
  return keys.map((key) => {
    const { password = '', ...texts } = toFormValues(values[key] ?? {}, options).values;
    const { fullName = '', email = '' } = texts;
    return { row: { id: toEmailKey(email), label: `${fullName}, ${email}`, values: texts }, key, password };
  });
}

/** Turns rows of the run back into cells of the preview. `getPassword` returns the passwords that were in the table. */
export function toCells(items: readonly BulkItem[], options: ImportOptions, getPassword: (id: string) => string | undefined) {
  return items.map(({ id, values }) => ({ ...toCellTexts(values, options), password: getPassword(id) ?? '' }));
}
