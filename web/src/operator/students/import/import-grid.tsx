import { useDeferredValue, useMemo, useState } from 'react';
import * as text from '#text/import.ts';
import type { SelectOption } from '#ui/fields/select-field.tsx';
import { EntryGrid } from '../../entry/grid.tsx';
import type { GridChange, GridColumn, GridRow, GridValues } from '../../entry/grid-values.ts';
import { type CellErrors, getWarnings } from './check-rows.ts';
import { type ImportField, importColumns } from './import-table.ts';
import type { ImportOptions } from './match-titles.ts';

interface ImportGridProps {
  values: GridValues;
  options: ImportOptions;
  photos: ReadonlyMap<string, File>;
  errors: Readonly<Record<string, CellErrors>>;
  reasons: Readonly<Record<string, string>>;
  isReady: boolean;
  onChange: GridChange;
}

const widths: Partial<Record<ImportField, number>> = {
  ...{ email: 224, phone: 136, fatherName: 160, dob: 176, gender: 128 },
  ...{ state: 152, city: 128, village: 128, courseId: 200, batch: 176, avatar: 144, password: 136 },
};

const gridColumns = importColumns.map(({ field, label, maxLength }) => ({
  name: field,
  label,
  hasPhotos: field === 'avatar',
  maxLength,
  ...(widths[field] && { width: widths[field] }),
  ...((field === 'phone' || field === 'pinCode') && { inputMode: 'numeric' as const }),
}));

export function ImportGrid(props: ImportGridProps) {
  const { values, options, photos, errors, reasons, onChange } = props;
  // Deferred like the rows of the grid, which all rerender with other columns.
  const hasPasswords = useDeferredValue(Object.values(values).some(({ password }) => password));
  const { courses, batches, forAll } = options;
  const columns = useMemo((): readonly GridColumn[] => {
    const getLabel = (list: readonly SelectOption[], id: string) => list.find(({ value }) => value === id)?.label;
    const placeholders: Partial<Record<ImportField, string>> = {
      courseId: getLabel(courses, forAll.courseId),
      batch: getLabel(batches, forAll.batch),
    };
    return gridColumns
      .filter(({ name }) => name !== 'password' || hasPasswords)
      .map((column) => ({ ...column, placeholder: placeholders[column.name] }));
  }, [hasPasswords, courses, batches, forAll]);
  const warnings = Object.fromEntries(Object.entries(values).map(([key, cells]) => [key, getWarnings(cells)]));
  const places = usePlaces(props, warnings);
  const rows = Object.entries(values).map(([id, { fullName = '' }], index): GridRow => {
    return {
      id,
      header: fullName.trim() || text.rowNumber(index + 1),
      number: index + 1,
      photo: photos.get(id),
      ...describeStatus(errors[id], warnings[id]),
      ...(reasons[id] && { detail: reasons[id] }),
    };
  });
  const sorted = rows.toSorted((first, second) => (places[first.id] ?? last) - (places[second.id] ?? last));
  return <EntryGrid label={text.studentsToImport} columns={columns} rows={sorted} {...{ values, errors, warnings, onChange }} />;
}

/** Counts the errors and warnings that may be out of sight. The name is always in sight. */
function describeStatus(errors: CellErrors = {}, warnings: CellErrors = {}): Pick<GridRow, 'status' | 'colorPalette'> {
  const count = Object.keys(errors).filter((field) => field !== 'fullName').length;
  if (count > 0) return { status: text.errors(count), colorPalette: 'error' };
  const { length } = Object.keys(warnings);
  return length > 0 ? { status: text.warnings(length), colorPalette: 'warning' } : {};
}

const last = 2;

/** The choice of a course, a batch or a photo is made above the grid, for many rows at once. */
export const askedAbove: readonly string[] = ['courseId', 'batch', 'avatar'] satisfies ImportField[];

/** Rows with errors come first, then rows with warnings. A row that is corrected keeps the place of its first check. */
function usePlaces({ values, errors, reasons, isReady }: ImportGridProps, warnings: GridValues) {
  const [places, setPlaces] = useState<Readonly<Record<string, number>>>({});
  const added = isReady ? Object.keys(values).filter((key) => errors[key] && places[key] === undefined) : [];
  if (added.length === 0) return places;
  const getPlace = (key: string) => {
    if (reasons[key] || Object.keys(errors[key] ?? {}).some((field) => !askedAbove.includes(field))) return 0;
    return Object.keys(warnings[key] ?? {}).length > 0 ? 1 : last;
  };
  const newPlaces = { ...places, ...Object.fromEntries(added.map((key) => [key, getPlace(key)])) };
  setPlaces(newPlaces);
  return newPlaces;
}
