import { toCsv } from '@institute/sdk/csv';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { saveFile } from '#lib/save-file.ts';
import { useTrackUser } from '#lib/track-user.ts';
import * as text from '#text/lists.ts';
import { useSubmit } from '#ui/form/use-submit.ts';
import { useIsCurrentPage } from '#ui/hooks.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import { type Column, type ExportColumn, getTextColumns } from './columns.tsx';

/** The largest number of rows that is printed at once: some 60 sheets of paper. */
const maxPrintedRows = 2000;

interface ListOutputOptions<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  loadExportColumns: ((rows: readonly Row[]) => Promise<readonly ExportColumn<Row>[]>) | undefined;
  fileName: string;
  getRows: () => readonly Row[];
}

/** Prints the rows of a list and saves them as CSV. The sheet for printing is loaded on the first click. */
export function useListOutput<Row>({ caption, columns, loadExportColumns, fileName, getRows }: ListOutputOptions<Row>) {
  const [sheet, setSheet] = useState<ReactNode>();
  const printCount = useRef(0);
  const handlePrinted = useCallback(() => setSheet(undefined), []);
  const print = async () => {
    const rows = getRows();
    if (rows.length > maxPrintedRows) return toasts.error(text.tooManyToPrint(maxPrintedRows));
    const { PrintSheet } = await import('./print-sheet.tsx');
    printCount.current += 1;
    // Some browsers do not say when they have printed. Then the next click needs a new sheet, because a sheet prints once.
    setSheet(<PrintSheet key={printCount.current} {...{ caption, rows }} columns={getTextColumns(columns)} onDone={handlePrinted} />);
  };
  const trackUser = useTrackUser();
  const isCurrentPage = useIsCurrentPage();
  const { isPending: isDownloading, submit: download } = useSubmit(async () => {
    const rows = getRows();
    const isSameUser = trackUser();
    // The user may have left the page or logged out in the meantime.
    const isWanted = () => isCurrentPage() && isSameUser();
    try {
      const further = loadExportColumns ? await loadExportColumns(rows) : [];
      if (!isWanted()) return;
      const all = withExportColumns(getTextColumns(columns), further);
      const csv = toCsv<Row>(
        all.map((column) => [column.header, column.text]),
        rows,
      );
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName);
    } catch {
      if (isWanted()) toasts.error(text.listNotSaved);
    }
  });
  return { sheet, print: () => void print().catch(reportFailure), download: () => void download(), isDownloading };
}

function withExportColumns<Row>(
  columns: readonly ExportColumn<Row>[],
  further: readonly ExportColumn<Row>[],
): readonly ExportColumn<Row>[] {
  const byHeader = new Map([...columns, ...further].map((column) => [column.header, column]));
  return [...byHeader.values()];
}

/** Browsers cache a failed dynamic import, so only a reload helps. */
function reportFailure() {
  toasts.error(text.listNotPrepared);
}
