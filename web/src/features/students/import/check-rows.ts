import { parseStudentForm } from '../parse-student-form.ts';
import { type ImportOptions, toFormValues } from './form-values.ts';
import { type ImportField, importColumns } from './import-fields.ts';
import type { ImportCells, ImportRow } from './import-rows.ts';

/** The errors of a row by the field of their cell. */
export type CellErrors = Readonly<Partial<Record<ImportField, string>>>;

/** What a row is checked against. */
export interface CheckContext extends ImportOptions {
  /** The photo of a row, by the row's key. */
  photos: ReadonlyMap<string, File>;
  /** The e-mails of the students that exist already, as `toEmailKey` returns them. */
  existingEmails: ReadonlySet<string>;
}

/** E-mails are the same in small and capital letters. */
export const toEmailKey = (email = '') => email.trim().toLowerCase();

/** Stands for the password that is made when the row is sent. */
const laterPassword = 'made later';

/** Checks all rows by the rules of the form. Returns the errors of each row, in the order of the rows. */
export function checkRows(rows: readonly ImportRow[], context: CheckContext): readonly CellErrors[] {
  const firstRows = new Map<string, number>();
  return rows.map(({ key, cells }, index) => {
    const email = toEmailKey(cells.email);
    const first = firstRows.get(email) ?? index;
    firstRows.set(email, first);
    return {
      ...checkForm(cells, context.photos.get(key), context),
      ...checkTexts(cells),
      ...(email !== '' && first < index && { email: `Row ${first + 1} has this email, too.` }),
      ...(context.existingEmails.has(email) && { email: 'A student with this email is in your list already.' }),
    };
  });
}

function checkForm(cells: ImportCells, photo: File | undefined, options: ImportOptions): CellErrors {
  const { values, errors } = toFormValues(cells, options);
  const read = toReader(values, cells.password || laterPassword);
  const { confirmPassword, ...fields } = parseStudentForm(read, photo).errors?.fields ?? {};
  return { ...fields, ...(fields.avatar && { avatar: describeMissingPhoto(cells.avatar) }), ...errors };
}

/** Reads the values of a row as the fields of the form. */
export function toReader(values: Readonly<Partial<Record<string, string>>>, password: string): (field: string) => string {
  return (field) => (/password/i.test(field) ? password : (values[field] ?? ''));
}

function describeMissingPhoto(name = ''): string {
  return name.trim() === '' ? 'This student has no photo yet.' : 'No chosen photo has this name.';
}

function checkTexts(cells: ImportCells): CellErrors {
  const entries = importColumns.flatMap(({ field, maxLength }) => {
    const text = cells[field] ?? '';
    if (text.length > maxLength) return [[field, `At most ${maxLength} letters.`]];
    // Spreadsheets write long numbers like this, and the digits are lost.
    if (field === 'phone' && /^\d([.,]\d+)?e\+?\d+$/i.test(text)) return [[field, 'The spreadsheet has shortened this number.']];
    return [];
  });
  return Object.fromEntries(entries);
}
