import { useRef } from 'react';
import { Box } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Flex } from '../../../ui/flex.ts';
import { useRestoreFocus } from '../../../ui/hooks/use-restore-focus.ts';
import { toasts } from '../../../ui/toast/toast-store.ts';
import { type CellErrors, isReady } from './check-rows.ts';
import { ColumnFieldSelects } from './column-fields.tsx';
import { PreviewGrid } from './preview-grid.tsx';
import type { ImportTableState } from './use-import-table.ts';

interface ImportPreviewProps {
  importTable: ImportTableState;
  /** By the keys of the rows that are checked. */
  errors: Readonly<Record<string, CellErrors>>;
  /** Checks the rows as they are now, and returns the keys of those without an error. */
  getReadyKeys: () => readonly string[];
  /** Why the server has rejected rows, by their keys. */
  reasons: Readonly<Record<string, string>>;
  /** Sends the rows with these keys. */
  onSend: (keys: readonly string[]) => void;
}

/** The rows that are not sent yet, and the button that sends those without an error. */
export function ImportPreview({ importTable, errors, getReadyKeys, reasons, onSend }: ImportPreviewProps) {
  const { values, setRows, changeValues } = importTable;
  const gridRef = useRef<HTMLDivElement>(null);
  const keys = Object.keys(values);
  const checked = keys.filter((key) => errors[key]);
  const ready = checked.filter((key) => isReady(errors[key]));
  const toCorrect = checked.length - ready.length;
  const focusFirstError = () => {
    const input = gridRef.current?.querySelector<HTMLInputElement>('input[aria-invalid=true]');
    input?.focus();
    // As the grid's keys do: typing replaces the text.
    input?.select();
  };
  const handleSend = () => {
    const readyKeys = getReadyKeys();
    if (readyKeys.length > 0) return onSend(readyKeys);
    toasts.error('Please correct the marked cells first.');
    focusFirstError();
  };
  return (
    <Card ref={useRestoreFocus<HTMLDivElement>()} display="grid" gap="5">
      <Box as="h2" textStyle="lg">
        Check the table
      </Box>
      {importTable.table && <ColumnFieldSelects {...importTable} table={importTable.table} />}
      <div ref={gridRef}>
        <PreviewGrid values={values} errors={errors} reasons={reasons} onChange={changeValues} />
      </div>
      <p role="status">{checked.length < keys.length ? 'Checking the rows.' : describeRows(ready.length, toCorrect)}</p>
      <Flex flexWrap="wrap" gap="3">
        <Button variant="accent" onClick={handleSend}>
          {describeSend(ready.length)}
        </Button>
        {toCorrect > 0 && (
          <Button variant="outline" onClick={focusFirstError}>
            Go to the first error
          </Button>
        )}
        <Button variant="ghost" onClick={() => setRows({})}>
          Discard the table
        </Button>
      </Flex>
    </Card>
  );
}

function describeSend(ready: number): string {
  if (ready === 0) return 'Create students';
  return ready === 1 ? 'Create 1 student' : `Create ${ready} students`;
}

function describeRows(ready: number, toCorrect: number): string {
  if (ready + toCorrect === 0) return '';
  if (toCorrect === 0) return ready === 1 ? 'The row is ready.' : `All ${ready} rows are ready.`;
  const rows = toCorrect === 1 ? '1 row has' : `${toCorrect} rows have`;
  return `${rows} cells to correct. Only rows without an error are sent; the others stay here.`;
}
