import type { BulkItem, BulkRow, RowValues } from '../../../lib/bulk/bulk-item.ts';
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

/** Turns rows of the preview into rows of the run. The e-mail identifies a student, so no student is created twice. */
export function toBulkRows(keys: readonly string[], values: GridValues, options: ImportOptions): readonly PreparedRow[] {
  return keys.map((key) => {
    const { password = '', ...texts } = toFormValues(values[key] ?? {}, options).values;
    const { fullName = '', email = '' } = texts;
    const row = { id: toEmailKey(email), label: `${fullName}, ${email}`, values: { ...texts, ...(password && givenPassword) } };
    return { row, key, password };
  });
}

/** Marks a row whose password is in the table. It is stored in place of the password. */
const givenPassword = { passwordGiven: 'yes' };

/** True if the password of a row was in the table, so that no other one may be sent without a question. */
export function hasGivenPassword({ passwordGiven }: RowValues): boolean {
  return passwordGiven !== undefined;
}

/** Turns rows of the run back into cells of the preview. `getPassword` returns the passwords that were in the table. */
export function toCells(items: readonly BulkItem[], options: ImportOptions, getPassword: (id: string) => string | undefined) {
  return items.map(({ id, values: { passwordGiven, ...values } }) => {
    const password = getPassword(id) ?? '';
    // A password that is gone is still missing when the row is sent again.
    const isGone = password === '' && passwordGiven !== undefined;
    return { ...toCellTexts(values, options), password, ...(isGone && givenPassword) };
  });
}
