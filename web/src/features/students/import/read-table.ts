import type { ParseResult } from 'papaparse';
import { matchColumns } from './match-columns.ts';

/** A table as it was typed, without the blank lines. Each row has as many cells as the header. */
export interface ImportTable {
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The table in a text, or why there is none. */
export type TableResult = { table: ImportTable; error?: undefined } | { table?: undefined; error: string };

const maxRows = 1000;

const delimiters = [',', ';', '\t'];

const errors = {
  empty: 'There is no table yet. Choose a file, or paste the rows with their header row.',
  noHeader: 'The first row must name the columns, such as Full Name and Email. The template shows them all.',
  noRows: 'There is no student below the header row.',
  notLoaded: 'The table could not be read. Please reload the page and try again.',
};

/** Parses a table with commas, semicolons or tabs between its cells. */
export async function readTable(text: string): Promise<TableResult> {
  if (text.trim() === '') return { error: errors.empty };
  const papa = await import('papaparse').catch(() => undefined);
  // Browsers cache a failed dynamic import, so only a reload helps.
  if (!papa) return { error: errors.notLoaded };
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
  if (!matchColumns(header).some(Boolean)) return { error: errors.noHeader };
  if (rows.length === 0) return { error: errors.noRows };
  if (rows.length > maxRows) return { error: `These are ${rows.length} rows. Please import at most ${maxRows} at a time.` };
  const long = rows.findIndex((cells) => cells.slice(header.length).some((cell) => cell !== ''));
  if (long >= 0) return { error: `Row ${long + 2} has more cells than the header row. A text with a comma needs quotation marks.` };
  return { table: { header, rows: rows.map((cells) => header.map((_, column) => cells[column] ?? '')) } };
}

/** Removes the apostrophe that our CSV files have before signs, where a spreadsheet would read a formula. */
function cleanCell(text: string): string {
  return text.trim().replace(/^'(?=[^\p{L}\p{N}])/u, '');
}
