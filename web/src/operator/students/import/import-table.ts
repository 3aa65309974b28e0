import type { CellValue } from 'hucre/xlsx';
import { startTransition, useCallback, useState } from 'react';
import * as common from '#text/common.ts';
import * as text from '#text/import.ts';
import * as userFields from '#text/user-fields.ts';
import type { GridValues } from '../../entry/grid-values.ts';
import { genderWords, knownHeaders, toKey } from './known-words.ts';

/** A field of an imported student, by its name in the form. The text of `avatar` is the name of the photo's file. */
export type ImportField = keyof typeof knownHeaders;

interface ImportColumn {
  field: ImportField;
  label: string;
  maxLength: number;
}

export const importColumns: readonly ImportColumn[] = [
  { field: 'fullName', label: userFields.fullName, maxLength: 200 },
  { field: 'email', label: common.email, maxLength: 254 },
  { field: 'phone', label: common.phone, maxLength: 30 },
  { field: 'fatherName', label: userFields.fatherName, maxLength: 200 },
  { field: 'dob', label: userFields.dateOfBirth, maxLength: 30 },
  { field: 'gender', label: userFields.gender, maxLength: 30 },
  { field: 'state', label: common.state, maxLength: 200 },
  { field: 'city', label: common.city, maxLength: 200 },
  { field: 'village', label: userFields.village, maxLength: 200 },
  { field: 'pinCode', label: userFields.pincode, maxLength: 20 },
  { field: 'courseId', label: common.course, maxLength: 200 },
  { field: 'batch', label: common.batch, maxLength: 200 },
  { field: 'avatar', label: common.photo, maxLength: 200 },
  { field: 'password', label: common.password, maxLength: 200 },
];

/** For each column of a table the field that it holds; undefined if it is not used. */
export type ColumnFields = readonly (ImportField | undefined)[];

export function matchColumns(headers: readonly string[], rows: Texts = []): ColumnFields {
  const fields = headers.map(toKey).map((key) => importColumns.find(({ field }) => knownHeaders[field].includes(key))?.field);
  const matched = fields.map((field, index) => (fields.indexOf(field) === index ? field : undefined));
  // A gender has more headers than a list can hold, such as 'M/F', but few values.
  const gender = matched.includes('gender') ? -1 : fields.findIndex((field, column) => !field && isGenderColumn(rows, column));
  return gender < 0 ? matched : matched.with(gender, 'gender');
}

function isGenderColumn(rows: Texts, column: number): boolean {
  const cells = rows.flatMap((texts) => texts[column] || []);
  return cells.length > 0 && cells.every((cell) => genderWords[toKey(cell)]);
}

/** Sets the field of a column. A field has one column, so another column with this field is no longer used. */
export function setColumnField(fields: ColumnFields, column: number, field: ImportField | undefined): ColumnFields {
  return fields.map((other, index) => {
    if (index === column) return field;
    return other === field ? undefined : other;
  });
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

const maxBytes = 2 * 1024 * 1024;

/** Reads a file with a table: a workbook, or text in UTF-8, or in UTF-16 as spreadsheets write it. */
export async function readTableFile(file: File): Promise<TableResult> {
  if (file.size > maxBytes) return { error: text.fileTooLarge };
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (!buffer) return { error: text.fileUnreadable };
  const [first = 0, second = 0] = new Uint8Array(buffer.slice(0, 2));
  // A workbook is a ZIP archive.
  if (first === 0x50 && second === 0x4b) return readWorkbook(buffer);
  // Old workbooks, and workbooks with a password, are OLE containers, not ZIP archives.
  if (first === 0xd0 && second === 0xcf) return { error: text.workbookLocked };
  const content = new TextDecoder(getEncoding(first, second)).decode(buffer);
  // The decoder puts this character in place of bytes that are not valid text.
  const result = content.includes('\uFFFD') ? { error: text.fileEncodingUnknown } : await readTable(content);
  // Some programs write text or HTML into a file that they call a workbook.
  return result.error && /\.xlsx?$/i.test(file.name) ? { error: text.workbookDamaged } : result;
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
const maxColumns = 100;
/** The number of columns that are read. A sheet has 16,384, and a key that is pressed by accident leads to the last one. */
const readColumns = 1000;

const delimiters = [',', ';', '\t'];

export async function readTable(content: string): Promise<TableResult> {
  if (content.trim() === '') return { error: text.noTable };
  const papa = await import('papaparse').catch(() => undefined);
  // Some browsers cache a failed dynamic import. There only a reload helps.
  if (!papa) return { error: text.tableNotRead };
  const { data, errors } = papa.default.parse<string[]>(content, { delimiter: guessDelimiter(content) });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  return quotes ? { error: text.quoteNotClosed((quotes.row ?? 0) + 1) } : toTable(data);
}

/** Reads the first sheet with column names. */
async function readWorkbook(buffer: ArrayBuffer): Promise<TableResult> {
  // A named import, so that the build leaves out the code that writes workbooks.
  const readXlsx = await import('hucre/xlsx').then(
    ({ readXlsx }) => readXlsx,
    () => undefined,
  );
  if (!readXlsx) return { error: text.tableNotRead };
  if (getUnpackedSize(buffer) > maxUnpackedBytes) return { error: text.workbookTooLarge };
  const workbook = await readXlsx(buffer).catch(() => undefined);
  if (!workbook) return { error: text.workbookDamaged };
  const tables = workbook.sheets.map(({ rows }) => toTable(rows.map((cells) => cells.slice(0, readColumns).map(toText))));
  return tables.find(({ error }) => error !== text.noHeader) ?? { error: text.noHeader };
}

const maxUnpackedBytes = 50 * 1024 * 1024;

/** The unpacked bytes of a ZIP archive, as its directory says. A file without a size counts with the best possible compression. */
function getUnpackedSize(archive: ArrayBuffer): number {
  const view = new DataView(archive);
  const hasSignature = (position: number, signature: number) => view.getUint32(position, true) === signature;
  // The directory is at the end of the archive, and before its end record.
  let end = view.byteLength - 22;
  while (end >= 0 && !hasSignature(end, 0x06054b50)) end -= 1;
  let size = 0;
  let position = end < 0 ? 0 : view.getUint32(end + 16, true);
  while (position + 46 <= end && hasSignature(position, 0x02014b50)) {
    size += view.getUint32(position + 24, true) || view.getUint32(position + 20, true) * 1032;
    position += 46 + view.getUint16(position + 28, true) + view.getUint16(position + 30, true) + view.getUint16(position + 32, true);
  }
  return size;
}

/** The text of a cell, as it would be typed. The days of a workbook are in UTC, whatever the time zone of the device. */
function toText(value: CellValue): string {
  if (!(value instanceof Date)) return String(value ?? '');
  // A spreadsheet shows this for a number that is no date.
  if (Number.isNaN(value.getTime())) return '#####';
  return value.toISOString().slice(0, 10).split('-').reverse().join('-');
}

/** The sign between the column names. Papa Parse guesses by the lengths of the rows, which differ in a table that was typed by hand. */
function guessDelimiter(content: string): string {
  const header = content.split(/[\r\n]+/).find((line) => line.trim() !== '') ?? '';
  const countColumns = (delimiter: string) => matchColumns(header.split(delimiter)).filter(Boolean).length;
  return delimiters.reduce((best, delimiter) => (countColumns(delimiter) > countColumns(best) ? delimiter : best));
}

function toTable(data: Texts): TableResult {
  const lines = data.map((cells, index) => ({ cells, number: index + 1 })).filter(({ cells }) => !cells.every(isBlank));
  // Many registers have the name of the centre or of the batch above the column names.
  const start = lines.findIndex(({ cells }, line) => matchColumns(cells.slice(0, maxColumns)).filter(Boolean).length > Math.min(line, 1));
  const [header, ...rows] = start < 0 ? [] : lines.slice(start);
  if (!header) return { error: text.noHeader };
  // Cells behind the last column with a name are no part of the table.
  const width = header.cells.findLastIndex((cell) => !isBlank(cell)) + 1;
  if (width > maxColumns) return { error: text.tooManyColumns({ count: width, max: maxColumns }) };
  if (rows.length === 0) return { error: text.noRows };
  if (rows.length > maxRows) return { error: text.tooManyRows({ count: rows.length, max: maxRows }) };
  const long = rows.find(({ cells }) => !cells.slice(header.cells.length).every(isBlank));
  if (long) return { error: text.tooManyCells(long.number) };
  const clean = (cells: readonly string[]) => Array.from({ length: width }, (_, column) => cleanCell(cells[column] ?? ''));
  return { table: { header: clean(header.cells), rows: rows.map(({ cells }) => clean(cells)) } };
}

const isBlank = (cell: string) => cell.trim() === '';

/** Removes the apostrophe that our CSV files have before signs, where a spreadsheet would read a formula. */
function cleanCell(text: string): string {
  return text.trim().replace(/^'(?=[^\p{L}\p{N}])/u, '');
}

interface TableState {
  /** The table as it was read, as long as the preview has all of its rows. */
  table?: ImportTable | undefined;
  fields: ColumnFields;
  values: GridValues;
  /** The rows without the corrections in the grid, so that the questions about them stay while a cell is typed. */
  source: GridValues;
  reasons: Readonly<Record<string, string>>;
}

const noTable: TableState = { fields: [], values: {}, source: {}, reasons: {} };

export function useImportTable() {
  const [state, setState] = useState(noTable);
  const setTable = (newTable: ImportTable) => {
    const newFields = matchColumns(newTable.header, newTable.rows);
    const newValues = toImportRows(selectCells(newTable.rows, newFields));
    // The preview of a thousand rows takes a moment to render.
    startTransition(() => setState({ ...noTable, table: newTable, fields: newFields, values: newValues, source: newValues }));
  };
  const setField = (column: number, field: ImportField | undefined) =>
    setState((state) => {
      const newFields = setColumnField(state.fields, column, field);
      const change = (values: GridValues) => changeColumns(values, state.table?.rows ?? [], [state.fields, newFields]);
      return { ...state, fields: newFields, values: change(state.values), source: change(state.source) };
    });
  /** Stable, because all rows of the grid rerender when it changes. */
  const changeValues = useCallback(
    (update: (values: GridValues) => GridValues) => setState((state) => ({ ...state, values: update(state.values) })),
    [],
  );
  /** Replaces the rows. The columns stay. Without `source` the rows have no corrections. */
  const setRows = (rows: GridValues, { source = rows, reasons = {} }: Partial<Pick<TableState, 'source' | 'reasons'>> = {}) =>
    setState((state) => ({ ...noTable, values: rows, source, reasons: { ...state.reasons, ...reasons } }));
  const removeRows = (keys: readonly string[]) => {
    const removed = new Set(keys);
    const keep = (rows: GridValues) => Object.fromEntries(Object.entries(rows).filter(([key]) => !removed.has(key)));
    setState((state) => ({ ...noTable, values: keep(state.values), source: keep(state.source), reasons: state.reasons }));
  };
  return { ...state, setTable, setField, changeValues, setRows, removeRows };
}

export type ImportTableState = ReturnType<typeof useImportTable>;
