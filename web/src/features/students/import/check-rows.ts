import { type Batch, genders } from '@institute/sdk';
import { useDeferredValue, useMemo } from 'react';
import { getFreeSeats } from '#centre/needs.ts';
import { dateError, parseTypedDate } from '#lib/form-values.ts';
import type { SelectOption } from '#ui/fields/select-field.tsx';
import type { GridValues } from '#ui/grid/grid-values.ts';
import { stateOptions } from '#ui/user-fields/parse-user-fields.ts';
import { parseStudentForm } from '../parse-student-form.ts';
import { type ImportCells, type ImportField, importColumns, toKey } from './import-table.ts';

/** The course and the batch of rows that name none, as ids. */
export interface ForAll {
  courseId: string;
  batch: string;
}

export interface ImportOptions {
  courses: readonly SelectOption[];
  batches: readonly SelectOption[];
  forAll: ForAll;
}

/** The meaning of a cell as a value of the form, or why it has none. */
type CellValue = { value: string; error?: undefined } | { value?: undefined; error: string };

/** What the fields of the form would hold for a row, and the cells that no field accepts. */
interface FormValues {
  values: Readonly<Partial<Record<ImportField, string>>>;
  errors: Readonly<Partial<Record<ImportField, string>>>;
}

function findBatchId(cells: ImportCells, { batches, forAll }: ImportOptions): string | undefined {
  return findOption(batches, cells.batch || forAll.batch, 'batch').value;
}

/** Turns the cells of a row into values of the form: dates as YYYY-MM-DD, and the values of selects for their words. */
export function toFormValues(cells: ImportCells, { courses, batches, forAll }: ImportOptions): FormValues {
  const parsed: Partial<Record<ImportField, CellValue>> = {
    dob: parseCell(cells.dob, (text) => toValue(parseTypedDate(text), dateError)),
    gender: parseCell(cells.gender, (text) => toValue(genderWords[toKey(text)], 'Please write male, female or other.')),
    state: parseCell(cells.state, (text) => toValue(findState(text), 'Please write the name of a state, for example Bihar.')),
    courseId: parseCell(cells.courseId || forAll.courseId, (text) => findOption(courses, text, 'course')),
    batch: parseCell(cells.batch || forAll.batch, (text) => findOption(batches, text, 'batch')),
  };
  const entries = Object.entries(parsed);
  return {
    values: { ...cells, ...Object.fromEntries(entries.map(([field, { value = '' }]) => [field, value])) },
    errors: Object.fromEntries(entries.flatMap(([field, { error }]) => (error ? [[field, error]] : []))),
  };
}

/** A blank cell is left to the rules of the form. */
function parseCell(text = '', parse: (text: string) => CellValue): CellValue {
  return text.trim() === '' ? { value: '' } : parse(text);
}

function toValue(value: string | undefined, error: string): CellValue {
  return value === undefined ? { error } : { value };
}

const { male, female, other } = genders;
const genderWords: Readonly<Record<string, string | undefined>> = {
  ...{ male, m: male, boy: male, पुरुष: male },
  ...{ female, f: female, girl: female, महिला: female },
  ...{ other, o: other, others: other, transgender: other, अन्य: other },
};

const statesByKey = new Map(stateOptions.map(({ value, label }) => [toKey(label), value]));

function findState(text: string): string | undefined {
  return statesByKey.get(toKey(text));
}

function findOption(options: readonly SelectOption[], text: string, noun: string): CellValue {
  const byId = options.find(({ value }) => value === text.trim());
  if (byId) return { value: byId.value };
  const [first, second] = groupByTitle(options).get(toTitle(text)) ?? [];
  if (second) return { error: `More than one ${noun} has this title. Please write its id, for example ${second.value}.` };
  return toValue(first?.value, `There is no ${noun} with this title.`);
}

/** The titles of a list, which are the same for all rows of a table. */
const titles = new WeakMap<readonly SelectOption[], ReadonlyMap<string, readonly SelectOption[]>>();

function groupByTitle(options: readonly SelectOption[]): ReadonlyMap<string, readonly SelectOption[]> {
  const known = titles.get(options);
  if (known) return known;
  const groups = new Map<string, SelectOption[]>();
  for (const option of options) groups.set(toTitle(option.label), [...(groups.get(toTitle(option.label)) ?? []), option]);
  titles.set(options, groups);
  return groups;
}

/** Signs count in a title: 'C++' is not 'C'. */
function toTitle(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

export function toCellTexts(
  values: Readonly<Record<string, string>>,
  { courses, batches }: ImportOptions,
): Readonly<Record<string, string>> {
  const { dob = '', state, courseId, batch } = values;
  const getLabel = (options: readonly SelectOption[], value = '') => options.find((option) => option.value === value)?.label ?? value;
  return {
    ...values,
    dob: dob.split('-').reverse().join('-'),
    state: getLabel(stateOptions, state),
    courseId: getLabel(courses, courseId),
    batch: getLabel(batches, batch),
  };
}

export type CellErrors = Readonly<Partial<Record<ImportField, string>>>;

export const isReady = (errors: CellErrors | undefined) => errors !== undefined && Object.keys(errors).length === 0;

interface CheckedTable {
  rows: Readonly<Record<string, ImportCells>>;
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

interface RowErrorsOptions extends CheckedTable {
  options: ImportOptions;
  /** The photos of now; `photos` may be those of the render before. */
  getPhotos: () => CheckedTable['photos'];
}

/**
 * The errors of each row by its key. Checking a thousand rows takes a moment, so the errors are deferred, and a new row has none until it
 * is checked. `getReadyKeys` checks the rows as they are now.
 */
export function useRowErrors({ options, rows, photos, getPhotos, getEmailError }: RowErrorsOptions) {
  const current = useMemo(() => ({ options, table: { rows, photos, getEmailError } }), [options, rows, photos, getEmailError]);
  const checked = useDeferredValue(current);
  const checkTable = useMemo(() => createRowCheck(checked.options), [checked.options]);
  const errors = useMemo(() => checkTable(checked.table), [checkTable, checked.table]);
  const getReadyKeys = () => {
    const checkNow = options === checked.options ? checkTable : createRowCheck(options);
    const errorsNow = checkNow({ ...current.table, photos: getPhotos() });
    return Object.keys(errorsNow).filter((key) => isReady(errorsNow[key]));
  };
  return { errors, getReadyKeys };
}

interface CrowdedBatch {
  batch: Batch;
  students: number;
}

export function findCrowdedBatches(values: GridValues, options: ImportOptions, batches: readonly Batch[]): readonly CrowdedBatch[] {
  const counts = new Map<string, number>();
  for (const cells of Object.values(values)) {
    const batch = findBatchId(cells, options) ?? '';
    counts.set(batch, (counts.get(batch) ?? 0) + 1);
  }
  return batches
    .map((batch) => ({ batch, students: counts.get(batch._id) ?? 0 }))
    .filter(({ batch, students }) => students > (getFreeSeats(batch) ?? Number.POSITIVE_INFINITY));
}
