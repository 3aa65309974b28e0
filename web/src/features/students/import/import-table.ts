import type { ParseResult } from 'papaparse';
import { startTransition, useCallback, useState } from 'react';
import type { GridValues } from '#ui/grid/grid-values.ts';

/** A field of an imported student, by its name in the form. The text of `avatar` is the name of the photo's file. */
export type ImportField =
  | 'fullName'
  | 'email'
  | 'phone'
  | 'fatherName'
  | 'dob'
  | 'gender'
  | 'state'
  | 'city'
  | 'village'
  | 'pinCode'
  | 'courseId'
  | 'batch'
  | 'avatar'
  | 'password';

interface ImportColumn {
  field: ImportField;
  /** The header in the template. */
  label: string;
  /** Other headers that mean the same, as `toKey` returns them. */
  aliases: readonly string[];
  /** As in the form. */
  maxLength: number;
}

export const importColumns: readonly ImportColumn[] = [
  { field: 'fullName', label: 'Full Name', aliases: ['name', 'studentname', 'student', 'nameofstudent', 'नाम'], maxLength: 200 },
  { field: 'email', label: 'Email', aliases: ['emailid', 'emailaddress', 'mail', 'mailid', 'ईमेल'], maxLength: 254 },
  {
    field: 'phone',
    label: 'Phone',
    aliases: ['mobile', 'mobileno', 'mobilenumber', 'phoneno', 'phonenumber', 'contact', 'contactno', 'whatsappno', 'मोबाइल'],
    maxLength: 30,
  },
  { field: 'fatherName', label: 'Father Name', aliases: ['father', 'fathersname', 'nameoffather', 'fname', 'पिताकानाम'], maxLength: 200 },
  { field: 'dob', label: 'Date of Birth', aliases: ['dob', 'birthdate', 'birthday', 'dateofbirthddmmyyyy', 'जन्मतिथि'], maxLength: 30 },
  { field: 'gender', label: 'Gender', aliases: ['sex', 'लिंग'], maxLength: 30 },
  { field: 'state', label: 'State', aliases: ['stateut', 'राज्य'], maxLength: 200 },
  { field: 'city', label: 'City', aliases: ['town', 'district', 'शहर'], maxLength: 200 },
  { field: 'village', label: 'Village', aliases: ['area', 'locality', 'address', 'गांव', 'गाँव'], maxLength: 200 },
  { field: 'pinCode', label: 'Pincode', aliases: ['pin', 'pinno', 'postalcode', 'zip', 'zipcode', 'पिनकोड'], maxLength: 20 },
  { field: 'courseId', label: 'Course', aliases: ['coursename', 'coursetitle', 'courseid', 'कोर्स'], maxLength: 200 },
  { field: 'batch', label: 'Batch', aliases: ['batchname', 'batchtitle', 'batchid', 'बैच'], maxLength: 200 },
  { field: 'avatar', label: 'Photo', aliases: ['photofile', 'photoname', 'picture', 'image', 'photograph', 'फोटो'], maxLength: 200 },
  { field: 'password', label: 'Password', aliases: ['loginpassword', 'pass', 'पासवर्ड'], maxLength: 200 },
];

/** Letters and digits in lower case, so that 'Father's Name' equals 'fathers name'. Vowel signs and '&' count, too. */
export function toKey(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** For each column of a table the field that it holds; undefined if it is not used. */
export type ColumnFields = readonly (ImportField | undefined)[];

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

type TextResult = { text: string; error?: undefined } | { text?: undefined; error: string };

const maxBytes = 2 * 1024 * 1024;

const fileErrors = {
  tooLarge: 'This file is larger than 2 MB. Please split it, and import at most 1,000 rows at a time.',
  workbook: 'This is a workbook. Save its sheet as CSV, or copy the table in it and paste it below.',
  unreadable: 'This file could not be read. Please choose it again.',
  encoding: "Some characters of this file cannot be read. Save it as 'CSV UTF-8', or copy the table and paste it below.",
};

/** Reads a file with a table: UTF-8, or UTF-16 as spreadsheets write it. */
export async function readFileText(file: File): Promise<TextResult> {
  if (file.size > maxBytes) return { error: fileErrors.tooLarge };
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (!buffer) return { error: fileErrors.unreadable };
  const [first = 0, second = 0] = new Uint8Array(buffer.slice(0, 2));
  // A workbook is a ZIP archive.
  if (first === 0x50 && second === 0x4b) return { error: fileErrors.workbook };
  const text = new TextDecoder(getEncoding(first, second)).decode(buffer);
  // The decoder puts this character in place of bytes that it does not understand.
  return text.includes('\uFFFD') ? { error: fileErrors.encoding } : { text };
}

function getEncoding(first: number, second: number): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** A table as it was typed, without the blank lines. Each row has as many cells as the header. */
export interface ImportTable {
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

type TableResult = { table: ImportTable; error?: undefined } | { table?: undefined; error: string };

const maxRows = 1000;

const delimiters = [',', ';', '\t'];

const tableErrors = {
  empty: 'There is no table yet. Choose a file, or paste the rows with their header row.',
  noHeader: 'The first row must name the columns, such as Full Name and Email. The template shows them all.',
  noRows: 'There is no student below the header row.',
  notLoaded: 'The table could not be read. Please reload the page and try again.',
};

/** Parses a table with commas, semicolons or tabs between its cells. */
export async function readTable(text: string): Promise<TableResult> {
  if (text.trim() === '') return { error: tableErrors.empty };
  const papa = await import('papaparse').catch(() => undefined);
  // Browsers cache a failed dynamic import, so only a reload helps.
  if (!papa) return { error: tableErrors.notLoaded };
  return toTable(papa.default.parse<string[]>(text, { delimiter: guessDelimiter(text), skipEmptyLines: 'greedy' }));
}

/** The sign between the column names. Papa Parse guesses by the lengths of the rows, which differ in a table that was typed by hand. */
function guessDelimiter(text: string): string {
  const header = text.split(/[\r\n]+/).find((line) => line.trim() !== '') ?? '';
  const countColumns = (delimiter: string) => matchColumns(header.split(delimiter)).filter(Boolean).length;
  return delimiters.reduce((best, delimiter) => (countColumns(delimiter) > countColumns(best) ? delimiter : best));
}

function toTable({ data, errors: problems }: ParseResult<string[]>): TableResult {
  const quotes = problems.find(({ type }) => type === 'Quotes');
  if (quotes) return { error: `A quotation mark in row ${(quotes.row ?? 0) + 1} is not closed.` };
  const [header = [], ...rows] = data.map((cells) => cells.map(cleanCell));
  if (!matchColumns(header).some(Boolean)) return { error: tableErrors.noHeader };
  if (rows.length === 0) return { error: tableErrors.noRows };
  if (rows.length > maxRows) return { error: `These are ${rows.length} rows. Please import at most ${maxRows} at a time.` };
  const long = rows.findIndex((cells) => cells.slice(header.length).some((cell) => cell !== ''));
  if (long >= 0) return { error: `Row ${long + 2} has more cells than the header row. A text with a comma needs quotation marks.` };
  return { table: { header, rows: rows.map((cells) => header.map((_, column) => cells[column] ?? '')) } };
}

/** Removes the apostrophe that our CSV files have before signs, where a spreadsheet would read a formula. */
function cleanCell(text: string): string {
  return text.trim().replace(/^'(?=[^\p{L}\p{N}])/u, '');
}

interface TableState {
  /** The table as it was read, as long as the preview has all of its rows. */
  table?: ImportTable | undefined;
  fields: ColumnFields;
  values: GridValues;
  /** The rows without the corrections in the grid. What is asked about them stays while a cell is typed. */
  source: GridValues;
}

const noTable: TableState = { fields: [], values: {}, source: {} };

export function useImportTable() {
  const [{ table, fields, values, source }, setState] = useState(noTable);
  const setTable = (newTable: ImportTable) => {
    const newFields = matchColumns(newTable.header);
    const newValues = toImportRows(selectCells(newTable.rows, newFields));
    // The preview of a thousand rows takes a moment to render.
    startTransition(() => setState({ table: newTable, fields: newFields, values: newValues, source: newValues }));
  };
  const setField = (column: number, field: ImportField | undefined) =>
    setState((state) => {
      const newFields = setColumnField(state.fields, column, field);
      const change = (values: GridValues) => changeColumns(values, state.table?.rows ?? [], [state.fields, newFields]);
      return { ...state, fields: newFields, values: change(state.values), source: change(state.source) };
    });
  /** Stable, because all rows of the grid rerender with a new one. */
  const changeValues = useCallback(
    (update: (values: GridValues) => GridValues) => setState((state) => ({ ...state, values: update(state.values) })),
    [],
  );
  /** Changes which rows there are. The columns stay as they are. */
  const setRows = (rows: GridValues) => setState({ ...noTable, values: rows, source: rows });
  const removeRows = (keys: readonly string[]) => {
    const removed = new Set(keys);
    const keep = (rows: GridValues) => Object.fromEntries(Object.entries(rows).filter(([key]) => !removed.has(key)));
    setState((state) => ({ ...noTable, values: keep(state.values), source: keep(state.source) }));
  };
  return { table, fields, values, source, setTable, setField, changeValues, setRows, removeRows };
}

export type ImportTableState = ReturnType<typeof useImportTable>;
