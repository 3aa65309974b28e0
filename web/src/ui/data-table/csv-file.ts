import { byteOrderMark, toCsvLine } from '@institute/sdk/csv';
import { saveFile } from '../../lib/save-file.ts';
import type { ExportColumn } from './columns.ts';

/** How many rows are written at once, which takes some milliseconds. */
const sliceSize = 1000;

/** Saves rows as a CSV file. Writes them in slices, so that 100,000 rows do not block the page. */
export async function saveCsv<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[], fileName: string): Promise<void> {
  const parts = [byteOrderMark, toCsvLine(columns.map(({ header }) => header))];
  for (let start = 0; start < rows.length; start += sliceSize) {
    const slice = rows.slice(start, start + sliceSize);
    parts.push(slice.map((row) => toCsvLine(columns.map(({ text }) => text(row)))).join(''));
    await new Promise<void>((resolve) => setTimeout(resolve));
  }
  saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), fileName);
}
