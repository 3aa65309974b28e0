import { chakra } from '@chakra-ui/react/styled-system';
import { Table } from '@chakra-ui/react/table';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { toCsv } from '@institute/sdk/csv';
import { useContext } from 'react';
import { dashDate } from '#lib/dates.ts';
import { saveFile } from '#lib/save-file.ts';
import * as text from '#text/lists.ts';
import { useSubmit } from '#ui/form/use-submit.ts';
import { PrintArea, usePrint } from '#ui/print/print-area.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { type Column, type ExportColumn, getTextColumns } from './columns.tsx';
import { ListPageContext } from './list-page.tsx';
import { printedTableRecipe } from './table-styles.ts';

/** The largest number of rows that is printed at once: some 60 sheets of paper. */
const maxPrintedRows = 2000;

interface ListOutputOptions<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  loadExportColumns: ((rows: readonly Row[]) => Promise<readonly ExportColumn<Row>[]>) | undefined;
  fileName: string;
  getRows: () => readonly Row[];
}

/** Prints the rows of a list and saves them as CSV. `paper` is rendered beside the list. */
export function useListOutput<Row>({ caption, columns, loadExportColumns, fileName, getRows }: ListOutputOptions<Row>) {
  const { isPrinting, print } = usePrint();
  const handlePrint = () => (getRows().length > maxPrintedRows ? toasts.error(text.tooManyToPrint(maxPrintedRows)) : print());
  const { isPending: isDownloading, submit: download } = useSubmit(async (_: void, { isCurrent }) => {
    const rows = getRows();
    try {
      const further = loadExportColumns ? await loadExportColumns(rows) : [];
      if (!isCurrent()) return;
      const byHeader = new Map([...getTextColumns(columns), ...further].map((column) => [column.header, column.text]));
      const csv = toCsv<Row>([...byHeader], rows);
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName);
    } catch {
      if (isCurrent()) toasts.error(text.listNotSaved);
    }
  });
  return {
    paper: isPrinting && <PrintedList caption={caption} columns={getTextColumns(columns)} rows={getRows()} />,
    print: handlePrint,
    download: () => void download(),
    isDownloading,
  };
}

interface PrintedListProps<Row> {
  caption: string;
  columns: readonly ExportColumn<Row>[];
  rows: readonly Row[];
}

function PrintedList<Row>({ caption, columns, rows }: PrintedListProps<Row>) {
  const { text: pageText } = useContext(ListPageContext);
  return (
    <PrintArea>
      <Sheet>
        <h1>{caption}</h1>
        {pageText && <p>{pageText}</p>}
        <p>{text.printedRows(rows.length, dashDate(new Date().toISOString()))}</p>
        <Table.Root native recipe={printedTableRecipe}>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
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
              // The index is enough as key, because printed rows have no state.
              <tr key={index}>
                {columns.map(({ header, text }) => (
                  <td key={header}>{text(row) || '-'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table.Root>
      </Sheet>
    </PrintArea>
  );
}

const Sheet = chakra('div', { base: { '& h1': { textStyle: 'xl', fontWeight: '700' }, '& p': { mb: '2' } } });
