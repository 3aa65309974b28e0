import { Alert } from '@chakra-ui/react/alert';
import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Link } from '@chakra-ui/react/link';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useStore } from '#lib/store.ts';
import * as text from '#text/import.ts';
import { Button } from '#ui/button.tsx';
import { useRestoreFocus } from '#ui/hooks.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import type { GridValues } from '../../entry/grid-values.ts';
import { indexPeople, SamePersonNotice, toKnownPeople } from '../same-person.tsx';
import { type CellErrors, findSameRows, getWarnings, isReady, useRowErrors } from './check-rows.ts';
import { ColumnFieldSelects, findMissingColumns } from './column-fields.tsx';
import { CourseBatchFields } from './course-batch-fields.tsx';
import { askedAbove, ImportGrid } from './import-grid.tsx';
import { type ImportField, importColumns } from './import-table.ts';
import { PhotosField } from './photos-field.tsx';
import type { StudentImport } from './use-student-import.ts';

interface ImportCheckProps extends Pick<StudentImport, 'importTable' | 'lists' | 'photoFiles' | 'students' | 'getEmailError'> {
  onSend: (keys: readonly string[]) => void;
}

export function ImportCheck({ importTable, lists, photoFiles, students, getEmailError, onSend }: ImportCheckProps) {
  const { table, values, source, reasons, setRows, changeValues } = importTable;
  const { photos, getPhotos } = photoFiles;
  const { errors, getReadyKeys } = useRowErrors({ options: lists.options, rows: values, photos, getPhotos, getEmailError });
  const ref = useRestoreFocus<HTMLDivElement>();
  const gridRef = useRef<HTMLDivElement>(null);
  /** Whether the user has tried to send. From then on a missing choice is an error, not only a question. */
  const [isChecked, setIsChecked] = useState(false);
  const missingColumns = findMissingColumns(importTable);
  const isAsked = (key: string, field: string) =>
    field === 'avatar' ||
    missingColumns.some((missing) => missing === field) ||
    (/courseId|batch/.test(field) && values[key]?.[field] === source[key]?.[field]);
  const hasPhotos = photoFiles.files.length > 0;
  const cellErrors = useCellErrors({ errors, isAsked, isChecked, hasPhotos, source, asked: missingColumns.join() });
  const counts = countRows(values, errors, isAsked);
  /** Moves the focus to the field that gives what is missing. */
  const goTo = (field: ImportField) => {
    const selector = askedAbove.includes(field) ? `[data-field=${field}] :is(select, input)` : 'details select';
    const controls = ref.current?.querySelectorAll<HTMLSelectElement | HTMLInputElement>(selector) ?? [];
    const control = [...controls].find(({ type, value }) => type === 'file' || value === '');
    control?.closest('details')?.setAttribute('open', '');
    (control ?? ref.current?.querySelector<HTMLElement>(`[data-column=${field}]`))?.focus();
  };
  const handleSend = () => {
    const readyKeys = getReadyKeys();
    if (readyKeys.length > 0) return onSend(readyKeys);
    toasts.error(text.correctFirst);
    setIsChecked(true);
    const [first] = counts.missing;
    // The cells are marked by the next render.
    if (first) goTo(first.field);
    else requestAnimationFrame(() => focusFirstInvalid(gridRef.current));
  };
  const handleDiscard = () => {
    if (values === source || window.confirm(text.discardCorrected)) setRows({});
  };
  // The parts above and below the grid are deferred, so that they do not slow down typing.
  const laterValues = useDeferredValue(values);
  const items = useDeferredValue(useStore(students.queue).items);
  const known = useMemo(() => indexPeople(toKnownPeople(lists.users)), [lists.users]);
  const sameRows = useMemo(() => findSameRows(laterValues, items, known), [laterValues, items, known]);
  const selects = useMemo(
    () => <CourseBatchFields values={laterValues} {...{ source, lists, isChecked }} />,
    [laterValues, source, lists, isChecked],
  );
  return (
    <Card.Root ref={ref}>
      <Card.Body gap="6">
        <Heading textStyle="lg">{text.checkTable}</Heading>
        <div role="status">
          {lists.isReady && <ImportSummary counts={counts} goTo={goTo} goToError={() => focusFirstInvalid(gridRef.current)} />}
        </div>
        {table && <ColumnFieldSelects {...importTable} table={table} hasMissing={missingColumns.length > 0} />}
        {selects}
        <PhotosField {...{ importTable, photoFiles, isChecked }} />
        <Box ref={gridRef} mx={{ base: '-12px', md: '0' }}>
          <ImportGrid
            {...{ values, photos, reasons }}
            options={lists.options}
            errors={cellErrors}
            isReady={lists.isReady}
            onChange={changeValues}
          />
        </Box>
        {/* A row whose email is taken has an error that says so. */}
        <SamePersonNotice matches={sameRows.filter(({ key }) => !errors[key]?.email)} />
        <Flex wrap="wrap" gap="3">
          <Button colorPalette="accent" onClick={handleSend}>
            {text.createStudents(counts.ready)}
          </Button>
          <Button variant="ghost" onClick={handleDiscard}>
            {text.discardTable}
          </Button>
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}

function focusFirstInvalid(part: HTMLElement | null): void {
  const field = part?.querySelector<HTMLElement>('[aria-invalid=true]');
  field?.focus();
  // The text is selected, as the grid's keys do it, so that typing replaces it.
  if (field instanceof HTMLInputElement) field.select();
}

interface RowCounts {
  total: number;
  /** The number of rows that can be sent, and of these the number with a warning. */
  ready: number;
  withWarnings: number;
  /** The number of rows with errors that are no missing fields. */
  withErrors: number;
  missing: readonly { field: ImportField; label: string }[];
}

type RowErrors = Readonly<Record<string, CellErrors>>;
type IsAsked = (key: string, field: string) => boolean;

function countRows(values: GridValues, errors: RowErrors, isAsked: IsAsked): RowCounts {
  const rows = Object.entries(values).flatMap(([key, cells]) => (errors[key] ? [{ key, cells, fields: Object.keys(errors[key]) }] : []));
  const ready = rows.filter(({ fields }) => fields.length === 0);
  const asked = rows.flatMap(({ key, fields }) => fields.filter((field) => isAsked(key, field)));
  const photos = asked.filter((field) => field === 'avatar').length;
  return {
    total: Object.keys(values).length,
    ready: ready.length,
    withWarnings: ready.filter(({ cells }) => !isReady(getWarnings(cells))).length,
    withErrors: rows.filter(({ key, fields }) => !fields.every((field) => isAsked(key, field))).length,
    missing: importColumns.flatMap(({ field, label }) =>
      asked.includes(field) ? [{ field, label: field === 'avatar' ? text.missingPhotos(photos) : label }] : [],
    ),
  };
}

interface ImportSummaryProps {
  counts: RowCounts;
  goTo: (field: ImportField) => void;
  goToError: () => void;
}

/** What keeps rows from being sent. Each part leads to the place where it is given or corrected. */
function ImportSummary({ counts: { total, ready, withWarnings, withErrors, missing }, goTo, goToError }: ImportSummaryProps) {
  return (
    <Alert.Root status={ready === total ? 'success' : 'warning'}>
      <Alert.Content>
        {missing.length > 0 && (
          <Flex wrap="wrap" columnGap="2" css={{ '& button:not(:last-child)::after': { content: '","', display: 'inline-block' } }}>
            <b>{text.missing}</b>
            {missing.map(({ field, label }) => (
              <Link as="button" type="button" key={field} onClick={() => goTo(field)}>
                {label}
              </Link>
            ))}
          </Flex>
        )}
        {withErrors > 0 && (
          <Link as="button" type="button" alignSelf="start" onClick={goToError}>
            {text.rowsWithErrors(withErrors)}
          </Link>
        )}
        {ready === total && <b>{text.rowsReady(total)}</b>}
        {ready > 0 && ready < total && <p>{text.restStays}</p>}
        {withWarnings > 0 && <p>{text.rowsWithWarnings(withWarnings)}</p>}
      </Alert.Content>
    </Alert.Root>
  );
}

interface CellErrorsOptions {
  errors: RowErrors;
  isAsked: IsAsked;
  isChecked: boolean;
  hasPhotos: boolean;
  source: GridValues;
  /** The columns that are asked for. */
  asked: string;
}

/** The errors to show at the cells: without the errors of fields that are still to be given above. */
function useCellErrors({ errors, isAsked, isChecked, hasPhotos, source, asked }: CellErrorsOptions) {
  // Rows whose errors have not changed keep the same object, so that they need not rerender.
  const known = useMemo(() => new WeakMap<CellErrors, CellErrors>(), [hasPhotos, isChecked, source, asked]);
  const select = (key: string, all: CellErrors): CellErrors => {
    if (isChecked) return all;
    const isHidden = (field: string) => isAsked(key, field) && !(field === 'avatar' && hasPhotos);
    const shown = known.get(all) ?? Object.fromEntries(Object.entries(all).filter(([field]) => !isHidden(field)));
    known.set(all, shown);
    return shown;
  };
  return Object.fromEntries(Object.entries(errors).map(([key, all]) => [key, select(key, all)]));
}
