import { toCsv } from '@institute/sdk/csv';
import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { expect, it, vi } from 'vitest';
import { setCells } from '../../entry/grid-values.ts';
import {
  type ColumnFields,
  changeColumns,
  matchColumns,
  readTable,
  readTableFile,
  selectCells,
  setColumnField,
  toImportRows,
} from './import-table.ts';

const modules = import.meta.glob<Record<string, string>>('../../../text/*/{common,user-fields}.ts', { eager: true });
const textsOf = (language: string) => ({
  common: modules[`../../../text/${language}/common.ts`] ?? {},
  userFields: modules[`../../../text/${language}/user-fields.ts`] ?? {},
});

/** The headers of the template, and the different headers of the list of students. */
function getHeaders(language: string) {
  const { common, userFields } = textsOf(language);
  const { email, phone, state, city, course, batch, photo, password, studentName, studentId } = common;
  const { fullName, fatherName, dateOfBirth, gender, village, pincode } = userFields;
  const template = [fullName, email, phone, fatherName, dateOfBirth, gender, state, city, village, pincode, course, batch, photo, password];
  return { template: template.map(String), list: [studentName, fatherName, email, phone, studentId].map(String) };
}

it.each([
  ['English', 'en', 'hi'],
  ['Hindi', 'hi', 'en'],
])('the site in %s finds the columns that the site in the other language writes', async (_, site, other) => {
  vi.resetModules();
  vi.doMock('#text/common.ts', () => textsOf(site).common);
  vi.doMock('#text/user-fields.ts', () => textsOf(site).userFields);
  const table = await import('./import-table.ts');
  expect(table.importColumns.map(({ label }) => label)).toEqual(getHeaders(site).template);
  expect(table.matchColumns(getHeaders(other).template)).toEqual(table.importColumns.map(({ field }) => field));
  expect(table.matchColumns(getHeaders(other).list)).toEqual(['fullName', 'fatherName', 'email', 'phone', undefined]);
});

it('finds columns by other common names, in any case and with any spaces and signs, and leaves out others and the second one for a field', () => {
  const latin = ['NAME', 'E-mail ID', 'Mobile No.', "Father's Name", 'DOB', ' sex ', 'Pin Code', 'course name'];
  const fields = ['fullName', 'email', 'phone', 'fatherName', 'dob', 'gender', 'pinCode', 'courseId'];
  expect(matchColumns([...latin, 'पिता का नाम', 'Sr. No.', ''])).toEqual([...fields, undefined, undefined, undefined]);
  expect(matchColumns(['नाम', 'पिता का नाम', 'जन्म तिथि', 'फोटो'])).toEqual(['fullName', 'fatherName', 'dob', 'avatar']);
});

it.each([
  ['M/F', ['M', '', 'f'], 'gender'],
  ['', ['लड़का', 'Female'], 'gender'],
  ['M/F', ['', ''], undefined],
  ['Remarks', ['M', 'paid'], undefined],
])('takes the column %j with %j for %s, because its values say so', (header, cells, field) => {
  const rows = cells.map((cell) => ['Asha', cell]);
  expect(matchColumns(['Name', header], rows)).toEqual(['fullName', field]);
  expect(matchColumns(['Sex', header], rows)).toEqual(['gender', undefined]);
});

it('a field that is chosen for a column is taken from the other one', () => {
  expect(setColumnField(['fullName', 'city', undefined], 2, 'city')).toEqual(['fullName', undefined, 'city']);
  expect(setColumnField(['fullName', undefined, undefined], 0, undefined)).toEqual([undefined, undefined, undefined]);
});

const texts = [
  ['Asha', 'Patna', 'Danapur'],
  ['Rohit', 'Gaya', 'Bodh Gaya'],
];

it('takes the cells of the columns that are used, in the order of the rows, and gives each row another key', () => {
  const cells = selectCells(texts, ['fullName', undefined, 'village']);
  const [first = {}, second = {}] = [cells, cells].map(toImportRows);
  expect(Object.values(first)).toEqual([
    { fullName: 'Asha', village: 'Danapur' },
    { fullName: 'Rohit', village: 'Bodh Gaya' },
  ]);
  expect(new Set([...Object.keys(first), ...Object.keys(second)]).size).toBe(4);
});

it('a change of a column keeps the corrections in the others', () => {
  const before: ColumnFields = ['fullName', 'village', undefined];
  const values = toImportRows(selectCells(texts, before));
  const corrected = setCells(values, [{ row: Object.keys(values)[0] ?? '', column: 'fullName', text: 'Asha Kumari' }]);
  const changed = changeColumns(corrected, texts, [before, ['fullName', 'city', 'village']]);
  expect(Object.values(changed)).toEqual([
    { fullName: 'Asha Kumari', city: 'Patna', village: 'Danapur' },
    { fullName: 'Rohit', city: 'Gaya', village: 'Bodh Gaya' },
  ]);
  expect(Object.keys(changed)).toEqual(Object.keys(values));
});

const text = 'Name\tगाँव\nAsha\tदानापुर';
const utf16 = (isLittleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  for (const [index, letter] of [...`\uFEFF${text}`].entries()) view.setUint16(2 * index, letter.charCodeAt(0), isLittleEndian);
  return view.buffer;
};

it.each<[string, BlobPart]>([
  ['UTF-8', text],
  ['UTF-8 with a byte order mark', `\uFEFF${text}`],
  ['UTF-16, as spreadsheets write it', utf16(true)],
  ['UTF-16 of the other order', utf16(false)],
])('reads a file in %s', async (_, content) => {
  const table = { header: ['Name', 'गाँव'], rows: [['Asha', 'दानापुर']] };
  expect(await readTableFile(new File([content], 'students.csv'))).toEqual({ table });
});

const damaged = /^This workbook could not be read/;

it.each<[string, string, BlobPart, RegExp]>([
  ['more than 2 MB', 'students.csv', 'x'.repeat(2 * 1024 * 1024 + 1), /larger than 2 MB/],
  [
    'an old workbook, or one with a password,',
    'students.csv',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]),
    /^This is an old workbook \(\.xls\), or it has a password/,
  ],
  ['a damaged workbook', 'students.csv', 'PK\u0003\u0004', damaged],
  ['another encoding', 'students.csv', new Uint8Array([0x4e, 0xe9, 0x2c]), /^Some characters .*CSV UTF-8/],
  ['a page that is called a workbook', 'students.xls', '<table><tr><td>Name</td><td>City</td></tr></table>', damaged],
  ['a text that is called a workbook', 'Students.XLSX', 'Asha', damaged],
  ['another file that is called a workbook', 'students.xlsx', new Uint8Array([0x4e, 0xe9, 0x2c]), damaged],
])('rejects %s with a sentence', async (_, name, content, error) => {
  expect(await readTableFile(new File([content], name))).toEqual({ error: expect.stringMatching(error) });
});

it('reads a text that is called a workbook, as some programs write it', async () => {
  expect(await readTableFile(new File(['Name\nAsha'], 'students.xls'))).toEqual({ table: { header: ['Name'], rows: [['Asha']] } });
});

const workbook = async (...sheets: Omit<WriteSheet, 'name'>[]) => {
  const content = await writeXlsx({ sheets: sheets.map((sheet, index) => ({ name: `Sheet ${index}`, ...sheet })) });
  return new File([new Uint8Array(content)], 'students.xlsx');
};

it('reads the first sheet of a workbook that names the columns, as it was typed, with its days in any time zone', async () => {
  const rows = [
    ['Name', 'Phone', 'DOB', 'Pin Code', 'Remarks', null],
    ['अंजलि', 1_235_012_345, new Date(Date.UTC(2005, 2, 9)), '001002', null, ' '],
    [null, '', ' ', null, null, null],
    [' Rohit ', '०९८३५', '9 March 2005', 800_001, 2.5, null],
    [null, null, null, null, null, null],
  ];
  const table = {
    header: ['Name', 'Phone', 'DOB', 'Pin Code', 'Remarks'],
    rows: [
      ['अंजलि', '1235012345', '09-03-2005', '001002', ''],
      ['Rohit', '०९८३५', '9 March 2005', '800001', '2.5'],
    ],
  };
  const file = await workbook({ rows: [['How to fill in this file']] }, {}, { rows }, { rows: [['Name'], ['Other']] });
  const local = (['getFullYear', 'getMonth', 'getDate'] as const).map((part) => vi.spyOn(Date.prototype, part));
  expect(await readTableFile(file)).toEqual({ table });
  for (const part of local) expect(part).not.toHaveBeenCalled();
});

it('reads the values of the formulas of a workbook, and a number that is no date as the spreadsheet shows it', async () => {
  const cells = new Map([
    ['1,0', { value: 'Asha Devi', formula: 'CONCAT(A1,B1)', formulaResult: 'Asha Devi' }],
    ['1,1', { value: 9_835_012_345, style: { numFmt: 'dd-mm-yyyy' } }],
  ]);
  const { table } = await readTableFile(await workbook({ rows: [['Name', 'DOB'], []], cells }));
  expect(table?.rows).toEqual([['Asha Devi', '#####']]);
});

it.each<[string, WriteSheet['rows'], RegExp]>([
  ['without a sheet that has texts', [[null]], /^The first row must name the columns/],
  ['with 1,001 rows', [['Name'], ...Array.from({ length: 1001 }, () => ['Asha'])], /^These are 1001 rows/],
  [
    'with 101 columns',
    [Array.from({ length: 101 }, (_cell, index) => (index === 0 ? 'Name' : `Column ${index}`)), ['Asha']],
    /^This table has 101 columns/,
  ],
])('rejects a workbook %s with a sentence', async (_, rows, error) => {
  expect(await readTableFile(await workbook({ rows }))).toEqual({ error: expect.stringMatching(error) });
});

const table16k = { header: ['Name', 'City'], rows: [['Asha', 'Patna']] };
const stray = (text: string) => Object.assign(Array.from<string>({ length: 16_384 }).fill(''), { 0: 'Asha', 1: 'Patna', 16383: text });

it('leaves out what is behind the last column with a name, as a key in the last column of a sheet', async () => {
  const header = Object.assign(stray(''), { 0: 'Name', 1: 'City' });
  expect(await readTableFile(await workbook({ rows: [header, stray('x')] }))).toEqual({ table: table16k });
  expect(await readTable([header, stray('')].map((cells) => cells.join(',')).join('\n'))).toEqual({ table: table16k });
  // In a text file the last cell may be the rest of a cell with a comma.
  expect((await readTable(`Name,City\n\n\n${stray('x').join(',')}`)).error).toMatch(/^Row 4 has more cells/);
});

/** A workbook whose directory says that its largest file has `bytes` bytes. */
async function withSize(bytes: number): Promise<File> {
  const content = new Uint8Array(await (await workbook({ rows: [['Name'], ['Asha']] })).arrayBuffer());
  const view = new DataView(content.buffer);
  const signature = content.findIndex((_byte, index) => index + 4 <= content.length && view.getUint32(index, true) === 0x02014b50);
  view.setUint32(signature + 24, bytes, true);
  return new File([content], 'students.xlsx');
}

it.each([
  ['that would be far larger when it is unpacked', 1_500_000_000, /^This workbook holds more than 50 MB/],
  ['that lies about its size', 1, /^This workbook could not be read/],
])('rejects a workbook %s', async (_, bytes, error) => {
  expect(await readTableFile(await withSize(bytes))).toEqual({ error: expect.stringMatching(error) });
});

const table = {
  header: ['Name', 'City'],
  rows: [
    ['अंजलि कुमारी', 'Patna, Bihar'],
    ['Rohit', ''],
  ],
};

it.each([
  ['commas', 'Name,City\nअंजलि कुमारी,"Patna, Bihar"\nRohit,\n'],
  ['semicolons', 'Name;City\r\nअंजलि कुमारी;Patna, Bihar\r\nRohit;\r\n'],
  ['tabs', 'Name\tCity\nअंजलि कुमारी\tPatna, Bihar\nRohit'],
  ['the name of the centre above it', 'Gyan Vikas Institute,\nBatch,Morning\nName,City\nअंजलि कुमारी,"Patna, Bihar"\nRohit,\n'],
  ['a byte order mark, spaces and blank lines', '\uFEFFName , City\n\n अंजलि कुमारी,"Patna, Bihar "\n,\nRohit\n'],
])('reads a table with %s', async (_, text) => {
  expect(await readTable(text)).toEqual({ table });
});

it('reads a line break and quotation marks inside of a cell, and a phone number as a list of students is downloaded', async () => {
  const readRows = async (text: string) => (await readTable(text)).table?.rows;
  expect(await readRows('Name,City\n"Asha ""Ash"" Devi","Patna\nCity"')).toEqual([['Asha "Ash" Devi', 'Patna\nCity']]);
  const columns: Parameters<typeof toCsv<string>>[0] = ['Name', 'Phone'].map((name) => [
    name,
    (row) => (name === 'Name' ? row : '+91 12358 31495'),
  ]);
  expect(await readRows(toCsv(columns, ["D'Souza"]))).toEqual([["D'Souza", '+91 12358 31495']]);
  expect(await readRows(`Name,City\n${'Asha,Patna\n'.repeat(1000)}`)).toHaveLength(1000);
});

it.each([
  ['nothing', ' \n ', /^There is no table yet/],
  ['a table without a header row', 'Asha,Patna\nRohit,Gaya', /^The first row must name the columns/],
  ['a header row alone', 'Name,City\n', /^There is no student below/],
  ['a cell too many', 'Name,City\nRohit,Gaya\nAsha,Patna,Bihar', /^Row 3 has more cells/],
  ['a cell too many, behind blank lines', 'Name,City\n\n,\nRohit,Gaya\n\nAsha,Patna,Bihar', /^Row 6 has more cells/],
  ['a quotation mark that is not closed', 'Name,City\n"Asha,Patna', /^A quotation mark in row 2 is not closed/],
  ['1,001 rows', `Name,City\n${'Asha,Patna\n'.repeat(1001)}`, /^These are 1001 rows\. Please import at most 1000/],
])('rejects %s with a sentence', async (_, text, error) => {
  expect(await readTable(text)).toEqual({ error: expect.stringMatching(error) });
});
