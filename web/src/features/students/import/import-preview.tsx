import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { recipe } from '#theme/system.ts';
import { Box, Flex } from '#ui/box.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Grid } from '#ui/grid/grid.tsx';
import type { GridColumn, GridRow, GridValues } from '#ui/grid/grid-values.ts';
import { useRestoreFocus } from '#ui/hooks.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import { type CellErrors, isReady } from './check-rows.ts';
import { type ColumnFields, type ImportField, type ImportTable, type ImportTableState, importColumns } from './import-table.ts';

interface ImportPreviewProps {
  importTable: ImportTableState;
  errors: Readonly<Record<string, CellErrors>>;
  getReadyKeys: () => readonly string[];
  /** Why the server has rejected rows, by their keys. */
  reasons: Readonly<Record<string, string>>;
  onSend: (keys: readonly string[]) => void;
}

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

/** Course and batch may be the same for all, photos are matched by other names as well, and passwords are made. */
const requiredColumns: readonly ImportField[] = ['fullName', 'email', 'phone', 'fatherName', 'dob', 'gender', 'city', 'village', 'pinCode'];

const fieldOptions = importColumns.map(({ field, label }) => ({ value: field, label }));

interface ColumnFieldSelectsProps extends Pick<ImportTableState, 'fields' | 'setField'> {
  table: ImportTable;
}

/** A select for each column of the table that was read, with the field that it holds. Open from the start if a column may be unknown. */
function ColumnFieldSelects({ table, fields, setField }: ColumnFieldSelectsProps) {
  const [isOpen] = useState(() => fields.includes(undefined) && requiredColumns.some((field) => !fields.includes(field)));
  return (
    <Details open={isOpen}>
      <summary>{describeColumns(fields)}</summary>
      <div>
        {table.header.map((header, column) => (
          <SelectField
            key={column}
            label={`Column ${column + 1}: ${header || 'no name'}`}
            hint={getExample(table.rows, column)}
            options={fieldOptions}
            placeholder="Not used"
            value={fields[column] ?? ''}
            onChange={({ target }) => setField(column, importColumns.find(({ field }) => field === target.value)?.field)}
          />
        ))}
      </div>
    </Details>
  );
}

function describeColumns(fields: ColumnFields): string {
  const used = fields.filter(Boolean).length;
  return used === fields.length ? `Columns: all ${used} are used` : `Columns: ${used} of ${fields.length} are used`;
}

function getExample(rows: readonly (readonly string[])[], column: number): string | undefined {
  const example = rows.map((texts) => texts[column]).find(Boolean);
  return example && `For example ${example.slice(0, 40)}`;
}

const Details = chakra(
  'details',
  recipe({
    base: {
      borderWidth: '1px',
      borderRadius: 'md',
      '& > summary': { padding: '3', fontWeight: '600', cursor: 'pointer' },
      '& > div': {
        display: 'grid',
        gap: '4',
        padding: '3',
        alignItems: 'start',
        overflowWrap: 'anywhere',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
      },
    },
  }),
);

interface PreviewGridProps {
  values: GridValues;
  /** A row without an entry is not checked yet. */
  errors: Readonly<Record<string, CellErrors>>;
  /** Why the server has rejected rows, by their keys. */
  reasons: Readonly<Record<string, string>>;
  onChange: (update: (values: GridValues) => GridValues) => void;
}

const widths: Partial<Record<ImportField, number>> = {
  ...{ fullName: 180, email: 224, phone: 136, fatherName: 160, dob: 152 },
  ...{ state: 152, city: 128, village: 128, courseId: 176, batch: 176, avatar: 176, password: 136 },
};

const gridColumns: readonly GridColumn[] = importColumns.map(({ field, label, maxLength }) => ({
  name: field,
  label,
  maxLength,
  ...(widths[field] && { width: widths[field] }),
  ...((field === 'phone' || field === 'pinCode') && { inputMode: 'numeric' }),
}));

function PreviewGrid({ values, errors, reasons, onChange }: PreviewGridProps) {
  // Deferred like the rows of the grid, which all rerender with other columns.
  const hasPasswords = useDeferredValue(Object.values(values).some(({ password }) => password));
  const columns = useMemo(() => gridColumns.filter(({ name }) => name !== 'password' || hasPasswords), [hasPasswords]);
  const rows = Object.keys(values).map((key, index) => ({
    ...toRow(key, index, errors[key]),
    ...(reasons[key] && { detail: reasons[key] }),
  }));
  return (
    <Grid label="Students to import" rowHeader="Row" columns={columns} rows={rows} values={values} errors={errors} onChange={onChange} />
  );
}

function toRow(id: string, index: number, errors: CellErrors | undefined): GridRow {
  const header = `Row ${index + 1}`;
  if (!errors) return { id, header };
  const count = Object.keys(errors).length;
  return count === 0
    ? { id, header, status: 'Ready', tone: 'success' }
    : { id, header, status: count === 1 ? '1 error' : `${count} errors`, tone: 'error' };
}
