import { parseStudentForm } from '../parse-student-form.ts';
import { type ImportOptions, toFormValues } from './form-values.ts';
import { type ImportField, importColumns } from './import-fields.ts';
import type { ImportCells } from './import-rows.ts';

/** The errors of a row by the field of their cell. */
export type CellErrors = Readonly<Partial<Record<ImportField, string>>>;

/** True for a row that is checked and has no error. */
export const isReady = (errors: CellErrors | undefined) => errors !== undefined && Object.keys(errors).length === 0;

/** What is checked. */
export interface CheckedTable {
  /** The cells of each row by its key. */
  rows: Readonly<Record<string, ImportCells>>;
  /** The photos by the keys of their rows. */
  photos: ReadonlyMap<string, File>;
  /** Tells why an e-mail, as `toEmailKey` returns it, is taken already. */
  getEmailError: (email: string) => string | undefined;
}

/** E-mails are the same in small and capital letters. */
export const toEmailKey = (email = '') => email.trim().toLowerCase();

/** Stands for the password that is made when the row is sent. */
const laterPassword = 'made later';

/**
 * Returns a function that checks a table by the rules of the form, and returns the errors of each row by its key. A row that has not
 * changed has the same object as the last time, so that it need not rerender.
 */
export function createRowCheck(options: ImportOptions) {
  let checked = new Map<string, { cells: ImportCells; photo: File | undefined; emailError: string | undefined; errors: CellErrors }>();
  return ({ rows, photos, getEmailError }: CheckedTable): Readonly<Record<string, CellErrors>> => {
    const emailErrors = checkEmails(rows, getEmailError);
    const entries = Object.entries(rows).map(([key, cells]) => {
      const photo = photos.get(key);
      const emailError = emailErrors.get(key);
      const last = checked.get(key);
      const isSame = last?.cells === cells && last.photo === photo && last.emailError === emailError;
      return [key, isSame ? last : { cells, photo, emailError, errors: checkRow({ cells, photo, emailError }, options) }] as const;
    });
    checked = new Map(entries);
    return Object.fromEntries(entries.map(([key, { errors }]) => [key, errors]));
  };
}

interface CheckedRow {
  cells: ImportCells;
  photo: File | undefined;
  emailError: string | undefined;
}

function checkRow({ cells, photo, emailError }: CheckedRow, options: ImportOptions): CellErrors {
  return { ...checkForm(cells, photo, options), ...checkTexts(cells), ...(emailError && { email: emailError }) };
}

/** The rows whose e-mail another student has. */
function checkEmails(rows: CheckedTable['rows'], getEmailError: CheckedTable['getEmailError']): ReadonlyMap<string, string> {
  const firstRows = new Map<string, number>();
  const errors = new Map<string, string>();
  for (const [index, [key, cells]] of Object.entries(rows).entries()) {
    const email = toEmailKey(cells.email);
    if (email === '') continue;
    const first = firstRows.get(email);
    if (first === undefined) firstRows.set(email, index + 1);
    const error = getEmailError(email) ?? (first && `Row ${first} has this email, too.`);
    if (error) errors.set(key, error);
  }
  return errors;
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
