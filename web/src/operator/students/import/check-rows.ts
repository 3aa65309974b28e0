import type { Batch } from '@institute/sdk';
import { useDeferredValue, useMemo } from 'react';
import { inputDate } from '#lib/dates.ts';
import { parseTypedDate, toLatinDigits } from '#lib/form-values.ts';
import { isPhone } from '#lib/phone-links.ts';
import { isCorrectable, type QueueItem } from '#lib/queue/queue.ts';
import * as text from '#text/import.ts';
import type { SelectOption } from '#ui/fields/select-field.tsx';
import { stateOptions } from '#ui/user-fields/parse-user-fields.ts';
import type { GridValues } from '../../entry/grid-values.ts';
import { getFreeSeats } from '../../records/record-status.tsx';
import { parseStudentForm } from '../parse-student-form.ts';
import { findSamePerson, indexPeople, type PersonIndex } from '../same-person.tsx';
import { type ImportCells, type ImportField, importColumns } from './import-table.ts';
import { genderWords, stateWords, toKey } from './known-words.ts';
import { type CellValue, findTitle, type ImportOptions } from './match-titles.ts';

/** The values that the fields of the form would have for a row, and the errors of cells that no field accepts. */
interface FormValues {
  values: Readonly<Partial<Record<ImportField, string>>>;
  errors: Readonly<Partial<Record<ImportField, string>>>;
}

/** Turns the cells of a row into values of the form: dates as YYYY-MM-DD, and the values of selects for their words. */
export function toFormValues(cells: ImportCells, options: ImportOptions): FormValues {
  const { forAll } = options;
  const parsed: Partial<Record<ImportField, CellValue>> = {
    dob: parseCell(cells.dob, (cell) => toValue(parseDate(cell), text.dateFormat)),
    gender: parseCell(cells.gender, (cell) => toValue(genderWords[toKey(cell)], text.genderWords)),
    state: parseCell(cells.state, (cell) => toValue(stateWords.get(toKey(cell)), text.stateUnknown)),
    courseId: parseCell(cells.courseId || forAll.courseId, (cell) => findTitle(cell, 'courseId', options)),
    batch: parseCell(cells.batch || forAll.batch, (cell) => findTitle(cell, 'batch', options)),
  };
  const entries = Object.entries(parsed);
  return {
    values: { ...cells, ...Object.fromEntries(entries.map(([field, { value = '' }]) => [field, value])) },
    errors: Object.fromEntries(entries.flatMap(([field, { error }]) => (error ? [[field, error]] : []))),
  };
}

/** A blank cell is left to the rules of the form. */
function parseCell(cell = '', parse: (cell: string) => CellValue): CellValue {
  return cell.trim() === '' ? { value: '' } : parse(cell);
}

function toValue(value: string | undefined, error: string): CellValue {
  return value === undefined ? { error } : { value };
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Parses a date as it is typed in a form, and also with the name of its month: '5 Jan 2006', '05-January-2006', 'Jan 5, 2006'. */
function parseDate(cell: string): string | undefined {
  const parts = cell.toLowerCase().split(/[-/., ]+/);
  const name = parts.find((part) => /^[a-z]{3,9}$/.test(part)) ?? '';
  const month = months.findIndex((short) => name.startsWith(short));
  if (month < 0) return parseTypedDate(cell);
  const [first = '', second = '', ...more] = parts.filter((part) => part !== name);
  return parseTypedDate([first.replace(/(st|nd|rd|th)$/, ''), month + 1, second, ...more].join('-'));
}

export function toCellTexts(
  values: Readonly<Record<string, string>>,
  { courses, batches }: ImportOptions,
): Readonly<Record<string, string>> {
  const { dob = '', gender = '', state, courseId, batch } = values;
  const getLabel = (options: readonly SelectOption[], value = '') => options.find((option) => option.value === value)?.label ?? value;
  return {
    ...values,
    dob: dob.split('-').reverse().join('-'),
    gender: text.genders[gender] ?? gender,
    state: getLabel(stateOptions, state),
    courseId: getLabel(courses, courseId),
    batch: getLabel(batches, batch),
  };
}

export type CellErrors = Readonly<Partial<Record<ImportField, string>>>;

export const isReady = (errors: CellErrors | undefined) => errors !== undefined && Object.keys(errors).length === 0;

export function getWarnings(cells: ImportCells): CellErrors {
  const known = knownWarnings.get(cells);
  if (known) return known;
  const { email = '', phone = '', pinCode = '', dob = '' } = cells;
  const phoneDigits = toLatinDigits(phone).replace(/\D/g, '');
  const pinDigits = toLatinDigits(pinCode).replace(/\D/g, '');
  const birth = parseDate(dob);
  const warnings = {
    ...(email && !/^\S+@\S+\.\S+$/.test(email) && { email: text.notAnEmail }),
    ...(phone && !isPhone(toLatinDigits(phone)) && { phone: text.wrongPhone(phoneDigits.length) }),
    ...(pinCode && pinDigits.length !== 6 && { pinCode: text.wrongPinCode(pinDigits.length) }),
    ...(birth && birth > inputDate(new Date().toISOString()) && { dob: text.inTheFuture }),
  };
  knownWarnings.set(cells, warnings);
  return warnings;
}

/** The warnings of rows that have not changed since the last time, so that they need not rerender. */
const knownWarnings = new WeakMap<ImportCells, CellErrors>();

interface CheckedTable {
  rows: Readonly<Record<string, ImportCells>>;
  photos: ReadonlyMap<string, File>;
  /** Says why an email, as `toEmailKey` returns it, is taken already. */
  getEmailError: (email: string) => string | undefined;
}

/** Rows that look like a student of the list, like a student who is being sent, or like a row above. Emails have their own errors. */
export function findSameRows(rows: GridValues, items: readonly QueueItem[], students: PersonIndex) {
  const sent = items.filter((item) => !isCorrectable(item)).map(({ values, label }) => ({ ...values, who: label }));
  const people = Object.entries(rows).map(([key, { fullName = '', phone, dob = '' }], index) => {
    return { key, fullName, phone, dob: parseDate(dob), who: [text.rowNumber(index + 1), fullName].filter(Boolean).join(', ') };
  });
  const others = indexPeople([...sent, ...people]);
  return people.flatMap((person) => {
    const match = findSamePerson(students, person) ?? findSamePerson(others, person);
    return match ? [{ ...match, key: person.key, row: person.who }] : [];
  });
}

/** Emails are the same in small and capital letters. */
export const toEmailKey = (email = '') => email.trim().toLowerCase();

/** Stands for the password that is made when the row is sent. */
const laterPassword = 'made later';

/** Returns a check of a table by the rules of the form. The errors of a row that has not changed are the same object, for `memo`. */
export function createRowCheck(options: ImportOptions) {
  let checked = new Map<string, { cells: ImportCells; photo?: File | undefined; emailError?: string | undefined; errors: CellErrors }>();
  return ({ rows, photos, getEmailError }: CheckedTable): Readonly<Record<string, CellErrors>> => {
    const emailErrors = checkEmails(rows, getEmailError);
    const entries = Object.entries(rows).map(([key, cells]) => {
      const photo = photos.get(key);
      const emailError = emailErrors.get(key);
      const last = checked.get(key);
      if (last?.cells === cells && last.photo === photo && last.emailError === emailError) return [key, last] as const;
      const errors = { ...checkForm(cells, photo, options), ...checkTexts(cells), ...(emailError && { email: emailError }) };
      return [key, { cells, photo, emailError, errors }] as const;
    });
    checked = new Map(entries);
    return Object.fromEntries(entries.map(([key, { errors }]) => [key, errors]));
  };
}

function checkEmails(rows: CheckedTable['rows'], getEmailError: CheckedTable['getEmailError']): ReadonlyMap<string, string> {
  const firstRows = new Map<string, number>();
  const errors = new Map<string, string>();
  for (const [index, [key, cells]] of Object.entries(rows).entries()) {
    const email = toEmailKey(cells.email);
    if (email === '') continue;
    const first = firstRows.get(email);
    if (first === undefined) firstRows.set(email, index + 1);
    const error = getEmailError(email) ?? (first && text.emailInRow(first));
    if (error) errors.set(key, error);
  }
  return errors;
}

function checkForm(cells: ImportCells, photo: File | undefined, options: ImportOptions): CellErrors {
  const { values, errors } = toFormValues(cells, options);
  const read = toReader(values, cells.password || laterPassword);
  const { confirmPassword, ...fields } = parseStudentForm(read, photo).errors?.fields ?? {};
  const missingPhoto = cells.avatar?.trim() ? text.noPhotoOfThisName : text.noPhoto;
  return { ...fields, ...(fields.avatar && { avatar: missingPhoto }), ...errors };
}

export function toReader(values: Readonly<Partial<Record<string, string>>>, password: string): (field: string) => string {
  return (field) => (/password/i.test(field) ? password : (values[field] ?? ''));
}

function checkTexts(cells: ImportCells): CellErrors {
  const entries = importColumns.flatMap(({ field, maxLength }) => {
    const cell = cells[field] ?? '';
    if (cell.length > maxLength) return [[field, text.tooLong(maxLength)]];
    // Spreadsheets write long numbers like this, and the digits are lost.
    if (field === 'phone' && /^\d([.,]\d+)?e\+?\d+$/i.test(cell)) return [[field, text.numberShortened]];
    return [];
  });
  return Object.fromEntries(entries);
}

interface RowErrorsOptions extends CheckedTable {
  options: ImportOptions;
  /** The current photos of the rows; `photos` may be the photos of the previous render. */
  getPhotos: () => CheckedTable['photos'];
}

/** The errors of each row by its key: deferred, because checking a thousand rows takes a moment. `getReadyKeys` checks them at once. */
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

export function findCrowdedBatches(values: GridValues, options: ImportOptions, batches: readonly Batch[]) {
  const counts = new Map<string, number>();
  for (const cells of Object.values(values)) {
    const batch = findTitle(cells.batch || options.forAll.batch, 'batch', options).value ?? '';
    counts.set(batch, (counts.get(batch) ?? 0) + 1);
  }
  return batches
    .map((batch) => ({ batch, students: counts.get(batch._id) ?? 0 }))
    .filter(({ batch, students }) => students > (getFreeSeats(batch) ?? Number.POSITIVE_INFINITY));
}
