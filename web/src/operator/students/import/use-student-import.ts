import { useListBatches, useListCourses, useListStudents } from '@institute/sdk/react';
import { useSearch } from '@tanstack/react-router';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { isCorrectable, type QueueItem } from '#lib/queue/queue.ts';
import { useStore } from '#lib/store.ts';
import * as text from '#text/import.ts';
import type { SelectOption } from '#ui/fields/select-field.tsx';
import { type DraftValues, useDraft } from '#ui/form/draft.tsx';
import type { GridValues } from '../../entry/grid-values.ts';
import { toBatchOptions } from '../../records/batch-field.tsx';
import { toEmailKey } from './check-rows.ts';
import { type ImportTable, type ImportTableState, importColumns, toImportRows, useImportTable } from './import-table.ts';
import { useMatchedPhotos } from './match-photos.ts';
import { type Choices, type ImportOptions, noChoices } from './match-titles.ts';
import { givenPassword, toCells, toQueueRows, useStudentQueue } from './student-queue.ts';

/** The table, the lists for its checks, its photos, and the students that are sent. */
export function useStudentImport() {
  const importTable = useImportTable();
  const { values, setTable, setRows, removeRows } = importTable;
  const [files, setFiles] = useState<readonly File[]>([]);
  const photosRef = useRef<ReadonlyMap<string, File>>(new Map());
  const { queue, memory } = useStudentQueue(photosRef);
  const { items, isPending } = useStore(queue);
  const lists = useImportLists(isPending);
  const { options, setChoices, linked, studentIds } = lists;
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
  const getEmailError = useMemo(() => createEmailCheck(items, earlier, studentIds), [items, earlier, studentIds]);
  /** Forgets the previous table: its sent students are no longer counted, and its choices are not used for the next rows. */
  const startOver = () => {
    const sent = items.flatMap(({ id, status }) => (status === 'sent' ? [id] : []));
    setEarlier(new Set([...earlier, ...sent]));
    setChoices(linked);
    const sentPhotos = new Set(sent.map((id) => photos.get(id)));
    setFiles(files.filter((file) => !sentPhotos.has(file)));
    queue.remove(sent);
  };
  const readTable = (table: ImportTable) => {
    startOver();
    setTable(table);
  };
  const send = (keys: readonly string[]) => {
    const prepared = toQueueRows(keys, values, options);
    const rows = prepared.map(({ row }) => row);
    const sent = new Map(getPhotos());
    for (const { row, key } of prepared) {
      const photo = sent.get(key);
      if (photo) sent.set(row.id, photo);
    }
    queue.addAndStart(rows, () => {
      // A row that was rejected may be sent with another password, or with none.
      memory.discard(new Set(rows.map(({ id }) => id)));
      memory.give(Object.fromEntries(prepared.flatMap(({ row, password }) => (password ? [[row.id, password]] : []))));
      // The queue sends its first row at once, before the next render.
      photosRef.current = sent;
      removeRows(keys);
    });
  };
  /** Takes rejected rows back into the table, with the messages of the server. */
  const correct = (rejected: readonly QueueItem[]) => {
    const { given } = memory.get();
    const rows = toImportRows(toCells(rejected, options, (id) => given[id]));
    const reasons = Object.keys(rows).map((key, index) => [key, rejected[index]?.message ?? '']);
    setRows({ ...values, ...rows }, { reasons: Object.fromEntries(reasons) });
    queue.remove(rejected.map(({ id }) => id));
  };
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
    photoFiles: { files, photos, unused, rows: photoRows, getPhotos, onSelect: setFiles },
    students: { queue, memory },
    getEmailError,
    send,
    correct,
    startOver,
  };
}

export function useImportDraft(formRef: RefObject<HTMLFormElement | null>, { values, setRows }: ImportTableState, lists: ImportLists) {
  const { options, setChoices, linked } = lists;
  const state = useMemo(() => toDraft(values, options), [values, options]);
  return useDraft(formRef, {
    name: 'import-students',
    state,
    onRestore: (stored) => {
      const restored = fromDraft(stored);
      // A new object, because a table with corrections is discarded only after a question.
      setRows(restored.values, { source: { ...restored.values } });
      setChoices(restored.choices);
    },
    onReset: () => {
      setRows({});
      setChoices(linked);
    },
  });
}

const draftColumns = [...importColumns.map(({ field }) => field), 'passwordGiven'];

/** A list of texts for each column, and the choices. A password is stored only as a mark that there was one. */
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

/** The items of the queue, except rows that are back in the table to be corrected: their photos would fit two rows. */
function selectCurrent(items: readonly QueueItem[], values: GridValues): readonly QueueItem[] {
  const emails = new Set(Object.values(values).map(({ email }) => toEmailKey(email)));
  return items.filter((item) => !isCorrectable(item) || !emails.has(item.id));
}

function createEmailCheck(items: readonly QueueItem[], earlier: ReadonlySet<string>, studentIds: ReadonlyMap<string, string>) {
  // A row that was corrected may be sent again.
  const queueIds = new Set(items.filter((item) => !isCorrectable(item)).map(({ id }) => id));
  return (email: string) => {
    if (studentIds.has(email) || earlier.has(email)) return text.emailInList;
    return queueIds.has(email) ? text.emailInRun : undefined;
  };
}

export type StudentImport = ReturnType<typeof useStudentImport>;
type ImportLists = StudentImport['lists'];

/** The courses, batches and students of the centre. While students are sent the lists are not fetched again after each of them. */
function useImportLists(isPending: boolean) {
  const { course: courseId = '', batch = '' } = useSearch({ strict: false });
  /** A link from a batch chooses its course and batch. */
  const linked: Choices = { ...noChoices, forAll: { courseId, batch } };
  const [choices, setChoices] = useState(linked);
  const enabled = !isPending;
  const courses = useListCourses(undefined, { enabled });
  const batches = useListBatches(undefined, { enabled });
  const students = useListStudents(undefined, { enabled });
  const courseOptions = useMemo(() => (courses.data?.courses ?? []).map(toOption), [courses.data]);
  const batchOptions = useMemo(() => toBatchOptions(batches.data ?? { batches: [] }), [batches.data]);
  const options = useMemo<ImportOptions>(() => {
    const { courseId, batch } = choices.forAll;
    // A link or a draft may name a record that is gone, which counts as no choice.
    const forAll = { courseId: findKnown(courseOptions, courseId), batch: findKnown(batchOptions, batch) };
    return { courses: courseOptions, batches: batchOptions, forAll, byTitle: choices.byTitle };
  }, [courseOptions, batchOptions, choices]);
  const users = students.data?.users;
  /** The Student Ids by email; blank if the list has none. */
  const studentIds = useMemo(
    () => new Map(users?.flatMap(({ email, rollNo }) => (email ? [[toEmailKey(email), rollNo ?? '']] : []))),
    [users],
  );
  return {
    ...{ courses, batches, options, setChoices, linked, users, studentIds },
    isPending: students.isFetching,
    /** True if a row can be checked against the lists. */
    isReady: courses.isFetched && batches.isFetched && students.isFetched,
  };
}

const findKnown = (options: readonly SelectOption[], id: string) => (options.some(({ value }) => value === id) ? id : '');

const toOption = ({ _id, title }: { _id: string; title: string }) => ({ value: _id, label: title });
