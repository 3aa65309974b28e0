import { useDeferredValue, useMemo } from 'react';
import { Grid } from '../../../ui/grid/grid.tsx';
import type { GridColumn, GridRow, GridValues } from '../../../ui/grid/grid-values.ts';
import type { CellErrors } from './check-rows.ts';
import { type ImportField, importColumns } from './import-fields.ts';

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

/** The table with an error at each cell that the form would not accept. Every cell can be corrected. */
export function PreviewGrid({ values, errors, reasons, onChange }: PreviewGridProps) {
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
