import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { dashDate } from '#lib/dates.ts';
import * as text from '#text/print-sheet.ts';
import { recipe } from '#theme/system.ts';
import type { ExportColumn } from './columns.tsx';
import { printedTable } from './table-styles.ts';

interface PrintSheetProps<Row> {
  caption: string;
  columns: readonly ExportColumn<Row>[];
  rows: readonly Row[];
  onDone: () => void;
}

/** A table for paper with all rows of a list. It prints as soon as it is rendered. */
export function PrintSheet<Row>({ caption, columns, rows, onDone }: PrintSheetProps<Row>) {
  useEffect(() => {
    addEventListener('afterprint', onDone);
    const timer = setTimeout(() => print());
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', onDone);
    };
  }, [onDone]);
  return (
    <Sheet>
      <p>{text.printedRows(rows.length, dashDate(new Date().toISOString()))}</p>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ header }) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // The rows of a sheet never change.
            <tr key={index}>
              {columns.map(({ header, text }) => (
                <td key={header}>{text(row) || '-'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

const Sheet = chakra(
  'div',
  recipe({ base: { display: 'none', _print: { display: 'block', '& p': { mb: '2' }, '& table': printedTable } } }),
);
