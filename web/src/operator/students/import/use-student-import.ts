import { useListBatches, useListCourses, useListStudents } from '@institute/sdk/react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type BulkItem, isCorrectable } from '#lib/bulk/bulk-run.ts';
import * as text from '#text/import.ts';
import { type DraftValues, useDraft } from '#ui/form/draft.tsx';
import type { GridValues } from '../../entry/grid-values.ts';
import { toBatchOptions } from '../../records/batch-field.tsx';
import { indexPeople, toKnownPeople } from '../same-person.tsx';
import { findSameRows, toEmailKey, useRowErrors } from './check-rows.ts';
import { type ImportTable, importColumns, toImportRows, useImportTable } from './import-table.ts';
import { useMatchedPhotos } from './match-photos.ts';
import { type Choices, type ImportOptions, noChoices } from './match-titles.ts';
import { givenPassword, toBulkRows, toCells, useStudentRun } from './student-queue.ts';

export function useStudentImport() {
  const importTable = useImportTable();
  const { values, setTable, setRows, removeRows } = importTable;
  const [files, setFiles] = useState<readonly File[]>([]);
  /** Why the server has rejected rows of the preview, by their keys. */
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const photosRef = useRef<ReadonlyMap<string, File>>(new Map());
  const run = useStudentRun(photosRef);
  const { bulk, memory, given } = run;
  const { items } = bulk;
  const lists = useImportLists(bulk.isRunning);
  const { options, setChoices, studentIds } = lists;
  /** The emails of the tables before this one. */
  const [earlier, setEarlier] = useState<ReadonlySet<string>>(new Set());
  const current = useMemo(() => selectCurrent(items, values), [items, values]);
  const cellsByKey = useMemo(
    () => ({ ...Object.fromEntries(current.map(({ id, values: texts }) => [id, texts])), ...values }),
    [current, values],
  );
  const { photos, unused, getPhotos } = useMatchedPhotos(cellsByKey, files);
  useEffect(() => {
    photosRef.current = photos;
  }, [photos]);
  const getEmailError = useMemo(() => createEmailCheck({ items, earlier, studentIds }), [items, earlier, studentIds]);
  const { errors, getReadyKeys } = useRowErrors({ options, rows: values, photos, getPhotos, getEmailError });
  const known = useMemo(() => indexPeople(toKnownPeople(lists.users)), [lists.users]);
  // Deferred, because comparing a thousand rows takes a moment.
  const laterValues = useDeferredValue(values);
  const sameRows = useMemo(() => findSameRows(laterValues, items, known), [laterValues, items, known]);
  /** Ends with the table before: what was sent is no longer counted, and what was chosen for its rows is not used for others. */
  const startOver = () => {
    const sent = items.flatMap(({ id, status }) => (status === 'sent' ? [id] : []));
    setEarlier(new Set([...earlier, ...sent]));
    setChoices(noChoices);
    const sentPhotos = new Set(sent.map((id) => photos.get(id)));
    setFiles(files.filter((file) => !sentPhotos.has(file)));
    bulk.remove(sent);
  };
  const readTable = (table: ImportTable) => {
    startOver();
    setTable(table);
  };
  const send = (keys: readonly string[]) => {
    const prepared = toBulkRows(keys, values, options);
    const rows = prepared.map(({ row }) => row);
    const sent = new Map(getPhotos());
    for (const { row, key } of prepared) {
      const photo = sent.get(key);
      if (photo) sent.set(row.id, photo);
    }
    bulk.addAndStart(rows, () => {
      // A row that was rejected may be sent with another password, or with none.
      memory.discard(rows.map(({ id }) => id));
      memory.give(Object.fromEntries(prepared.flatMap(({ row, password }) => (password ? [[row.id, password]] : []))));
      // The run sends its first row at once, before the next render.
      photosRef.current = sent;
      removeRows(keys);
    });
  };
  const correct = (rejected: readonly BulkItem[]) => {
    const rows = toImportRows(toCells(rejected, options, (id) => given[id]));
    const messages = Object.keys(rows).map((key, index) => [key, rejected[index]?.message ?? '']);
    setReasons({ ...reasons, ...Object.fromEntries(messages) });
    setRows({ ...values, ...rows });
    bulk.remove(rejected.map(({ id }) => id));
  };
  const formRef = useRef<HTMLFormElement>(null);
  const state = useMemo(() => toDraft(values, options), [values, options]);
  const draft = useDraft(formRef, {
    name: 'import-students',
    state,
    onRestore: (stored) => {
      const restored = fromDraft(stored);
      // Not the same object, because a table with corrections is discarded only after a question.
      setRows(restored.values, { ...restored.values });
      setChoices(restored.choices);
    },
    onReset: () => {
      setRows({});
      setChoices(noChoices);
    },
  });
  const photoRows = useMemo(
    () => [
      ...Object.entries(values).map(([key, { fullName }], index) => ({
        key,
        name: fullName?.trim() || text.rowNumber(index + 1),
        isInTable: true,
      })),
      ...current.flatMap(({ id, label, status }) => (status === 'sent' ? [] : [{ key: id, name: label, isInTable: false }])),
    ],
    [values, current],
  );
  return {
    importTable: { ...importTable, setTable: readTable },
    lists,
    photoFiles: { files, photos, unused, rows: photoRows, onSelect: setFiles },
    // A row whose email is taken has an error that says so.
    sameRows: sameRows.filter(({ key }) => !errors[key]?.email),
    ...{ formRef, draft, errors, getReadyKeys, reasons, run, send, correct, startOver },
  };
}

const draftColumns = [...importColumns.map(({ field }) => field), 'passwordGiven'];

/** A list of texts for each column, and the choices. Of a password it says only that there was one. */
function toDraft(values: GridValues, { forAll, byTitle }: Choices): DraftValues {
  const rows = Object.values(values).map(({ password, ...cells }) => ({ ...cells, ...(password && givenPassword) }));
  if (rows.length === 0) return {};
  return {
    ...Object.fromEntries(draftColumns.map((name) => [name, rows.map(({ [name]: cell = '' }: Record<string, string>) => cell)])),
    forAll: [forAll.courseId, forAll.batch],
    courseTitles: Object.entries(byTitle.courseId).flat(),
    batchTitles: Object.entries(byTitle.batch).flat(),
  };
}

function fromDraft({ forAll: [courseId = '', batch = ''] = [], courseTitles, batchTitles, ...columns }: DraftValues) {
  const count = Math.max(0, ...Object.values(columns).map((cells) => cells.length));
  const toRow = (row: number) => Object.fromEntries(draftColumns.map((name) => [name, columns[name]?.[row] ?? '']));
  const toRecord = (texts: readonly string[] = []) =>
    Object.fromEntries(texts.flatMap((title, index) => (index % 2 === 0 ? [[title, texts[index + 1] ?? '']] : [])));
  return {
    values: toImportRows(Array.from({ length: count }, (_, row) => toRow(row))),
    choices: { forAll: { courseId, batch }, byTitle: { courseId: toRecord(courseTitles), batch: toRecord(batchTitles) } },
  };
}

/** The items of a run without those that are in the table again to be corrected, whose photos would fit two rows. */
function selectCurrent(items: readonly BulkItem[], values: GridValues): readonly BulkItem[] {
  const emails = new Set(Object.values(values).map(({ email }) => toEmailKey(email)));
  return items.filter((item) => !isCorrectable(item) || !emails.has(item.id));
}

interface EmailCheckOptions {
  items: readonly BulkItem[];
  earlier: ReadonlySet<string>;
  studentIds: ReadonlyMap<string, string>;
}

function createEmailCheck({ items, earlier, studentIds }: EmailCheckOptions) {
  // A row that was corrected may be sent again.
  const runIds = new Set(items.filter((item) => !isCorrectable(item)).map(({ id }) => id));
  return (email: string) => {
    if (studentIds.has(email) || earlier.has(email)) return text.emailInList;
    return runIds.has(email) ? text.emailInRun : undefined;
  };
}

export type StudentImport = ReturnType<typeof useStudentImport>;

/** The courses, batches and students of the centre. While students are sent the lists are not fetched again after each of them. */
function useImportLists(isRunning: boolean) {
  const [choices, setChoices] = useState(noChoices);
  const enabled = !isRunning;
  const courses = useListCourses(undefined, { enabled });
  const batches = useListBatches(undefined, { enabled });
  const students = useListStudents(undefined, { enabled });
  const courseOptions = useMemo(() => (courses.data?.courses ?? []).map(toOption), [courses.data]);
  const batchOptions = useMemo(() => toBatchOptions(batches.data ?? { batches: [] }), [batches.data]);
  const options = useMemo<ImportOptions>(
    () => ({ courses: courseOptions, batches: batchOptions, ...choices }),
    [courseOptions, batchOptions, choices],
  );
  const users = students.data?.users;
  /** The Student Ids by email; blank if the list has none. */
  const studentIds = useMemo(
    () => new Map(users?.flatMap(({ email, rollNo }) => (email ? [[toEmailKey(email), rollNo ?? '']] : []))),
    [users],
  );
  return {
    ...{ courses, batches, options, setChoices, users, studentIds },
    isLoading: students.isFetching,
    /** True if a row can be checked against the lists. */
    isReady: courses.isFetched && batches.isFetched && students.isFetched,
  };
}

const toOption = ({ _id, title }: { _id: string; title: string }) => ({ value: _id, label: title });
