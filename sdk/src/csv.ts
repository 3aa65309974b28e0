/** CSV that spreadsheets open without executing anything. */

/** A column of a CSV file: its title, and its value for a row. A missing value is an empty cell. */
export type CsvColumn<Row> = readonly [title: string, value: (row: Row) => unknown];

/** Spreadsheets recognize UTF-8 by this character. */
export const byteOrderMark = '\uFEFF';

/** Returns a whole file: a byte order mark, the titles, and a line per row. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: Iterable<Row>): string {
  const lines = [toCsvLine(columns.map(([title]) => title))];
  for (const row of rows) lines.push(toCsvLine(columns.map(([, value]) => value(row))));
  return byteOrderMark + lines.join('');
}

/** Returns one line with its line break, to write a large file in parts. */
export function toCsvLine(values: readonly unknown[]): string {
  return `${values.map(toCell).join(',')}\r\n`;
}

/** Prefixes an apostrophe to text that a spreadsheet could read as a formula: any text that does not start with a letter or digit. */
function toCell(value: unknown): string {
  const text = String(value ?? '');
  const escaped = /^[^\p{L}\p{N}]/u.test(text) ? `'${text}` : text;
  return `"${escaped.replaceAll('"', '""')}"`;
}
