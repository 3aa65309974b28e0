import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useStore } from '#lib/store.ts';
import * as text from '#text/import.ts';
import { tag } from '#text/language.ts';
import { Button } from '#ui/button.tsx';
import { useRestoreFocus } from '#ui/hooks.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import type { GridValues } from '../../entry/grid-values.ts';
import { indexPeople, SamePersonNotice, toKnownPeople } from '../same-person.tsx';
import { type CellErrors, findSameRows, getWarnings, isReady, useRowErrors } from './check-rows.ts';
import { ColumnFieldSelects } from './column-fields.tsx';
import { CourseBatchFields } from './course-batch-fields.tsx';
import { ImportGrid } from './import-grid.tsx';
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
  const cellErrors = useCellErrors({ errors, values, source, hasPhotos: isChecked || photoFiles.files.length > 0, isChecked });
  const counts = countRows(values, errors, cellErrors);
  const handleSend = () => {
    const readyKeys = getReadyKeys();
    if (readyKeys.length > 0) return onSend(readyKeys);
    toasts.error(text.correctFirst);
    setIsChecked(true);
    // The fields are marked by the next render.
    requestAnimationFrame(() => focusFirstInvalid(ref.current));
  };
  const handleDiscard = () => {
    if (values === source || window.confirm(text.discardCorrected)) setRows({});
  };
  // The parts above and below the grid are deferred, so that they do not slow down typing.
  const laterValues = useDeferredValue(values);
  const { items } = useStore(students.queue);
  const known = useMemo(() => indexPeople(toKnownPeople(lists.users)), [lists.users]);
  const sameRows = useMemo(() => findSameRows(laterValues, items, known), [laterValues, items, known]);
  const fields = useMemo(
    () => <CourseBatchFields values={laterValues} {...{ source, lists, isChecked }} />,
    [laterValues, source, lists, isChecked],
  );
  return (
    <Card.Root ref={ref}>
      <Card.Body gap="6">
        <Heading textStyle="lg">{text.checkTable}</Heading>
        {table && <ColumnFieldSelects {...importTable} table={table} />}
        {fields}
        <PhotosField {...{ importTable, photoFiles, isChecked }} />
        <Box ref={gridRef} mx={{ base: '-12px', md: '0' }}>
          <ImportGrid values={values} errors={cellErrors} reasons={reasons} isReady={lists.isReady} onChange={changeValues} />
        </Box>
        {/* A row whose email is taken has an error that says so. */}
        <SamePersonNotice matches={sameRows.filter(({ key }) => !errors[key]?.email)} />
        <p role="status">{describeRows(counts)}</p>
        <Flex wrap="wrap" gap="3">
          <Button colorPalette="accent" onClick={handleSend}>
            {text.createStudents(counts.ready)}
          </Button>
          {counts.withErrors > 0 && (
            <Button variant="outline" onClick={() => focusFirstInvalid(gridRef.current)}>
              {text.goToFirstError}
            </Button>
          )}
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
  withErrors: number;
  asked: ReadonlySet<string>;
}

type RowErrors = Readonly<Record<string, CellErrors>>;

function countRows(values: GridValues, errors: RowErrors, cellErrors: RowErrors): RowCounts {
  const rows = Object.entries(values).flatMap(([key, cells]) => (errors[key] ? [{ key, cells, all: errors[key] }] : []));
  const ready = rows.filter(({ all }) => isReady(all));
  return {
    total: Object.keys(values).length,
    ready: ready.length,
    withWarnings: ready.filter(({ cells }) => !isReady(getWarnings(cells))).length,
    withErrors: rows.filter(({ key }) => !isReady(cellErrors[key])).length,
    asked: new Set(rows.flatMap(({ key, all }) => Object.keys(all).filter((field) => !(field in (cellErrors[key] ?? {}))))),
  };
}

const askedWords: readonly (readonly [field: string, word: string])[] = [
  ['courseId', text.coursesToChoose],
  ['batch', text.batchesToChoose],
  ['avatar', text.photosToChoose],
];

const listFormat = new Intl.ListFormat(tag, { type: 'conjunction' });

function describeRows({ total, ready, withWarnings, withErrors, asked }: RowCounts): string {
  const words = askedWords.flatMap(([field, word]) => (asked.has(field) ? [word] : []));
  const sentences = [
    words.length > 0 && text.choose(listFormat.format(words)),
    withErrors > 0 && text.rowsWithErrors(withErrors),
    total > 0 && ready === total && text.rowsReady(total),
    withWarnings > 0 && text.rowsWithWarnings(withWarnings),
  ];
  return sentences.filter(Boolean).join(' ');
}

interface CellErrorsOptions {
  errors: RowErrors;
  values: GridValues;
  source: GridValues;
  hasPhotos: boolean;
  isChecked: boolean;
}

/** The errors to show at the cells: without the errors of courses, batches and photos that are still to be selected above. */
function useCellErrors({ errors, values, source, hasPhotos, isChecked }: CellErrorsOptions) {
  // Rows whose errors have not changed keep the same object, so that they need not rerender.
  const known = useMemo(() => new WeakMap<CellErrors, CellErrors>(), [hasPhotos, isChecked, source]);
  const select = (key: string, all: CellErrors): CellErrors => {
    if (isChecked) return all;
    const isAsked = (field: string) =>
      field === 'avatar' ? !hasPhotos : /courseId|batch/.test(field) && values[key]?.[field] === source[key]?.[field];
    const shown = known.get(all) ?? Object.fromEntries(Object.entries(all).filter(([field]) => !isAsked(field)));
    known.set(all, shown);
    return shown;
  };
  return Object.fromEntries(Object.entries(errors).map(([key, all]) => [key, select(key, all)]));
}
