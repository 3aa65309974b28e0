import { useListBatches, useListCourses, useListStudents } from '@institute/sdk/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BulkItem } from '#lib/bulk/bulk-run.ts';
import type { GridValues } from '#ui/grid/grid-values.ts';
import { type ForAll, type ImportOptions, toEmailKey, useRowErrors } from './check-rows.ts';
import { toImportRows, useImportTable } from './import-table.ts';
import { useMatchedPhotos } from './match-photos.ts';
import { toBulkRows, toCells, useStudentRun } from './student-queue.ts';

export function useStudentImport() {
  const importTable = useImportTable();
  const { values, setRows, removeRows } = importTable;
  const [files, setFiles] = useState<readonly File[]>([]);
  /** Why the server has rejected rows of the preview, by their keys. */
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const photosRef = useRef<ReadonlyMap<string, File>>(new Map());
  const run = useStudentRun(photosRef);
  const { bulk, memory, given } = run;
  const { items } = bulk;
  const lists = useImportLists(bulk.isRunning);
  const { options, studentIds } = lists;
  const current = useMemo(() => selectCurrent(items, values), [items, values]);
  const photoRows = useMemo(
    () => ({ ...Object.fromEntries(current.map(({ id, values: texts }) => [id, texts])), ...values }),
    [current, values],
  );
  const { photos, unused, getPhotos } = useMatchedPhotos(photoRows, files);
  useEffect(() => {
    photosRef.current = photos;
  }, [photos]);
  const getEmailError = useMemo(() => createEmailCheck(items, studentIds), [items, studentIds]);
  const { errors, getReadyKeys } = useRowErrors({ options, rows: values, photos, getPhotos, getEmailError });
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
  const needed = [...Object.keys(values), ...current.filter(({ status }) => status !== 'sent').map(({ id }) => id)];
  const photoFiles = { students: needed.length, matched: needed.filter((key) => photos.has(key)).length, unused, onSelect: setFiles };
  return { importTable, lists, photoFiles, errors, getReadyKeys, reasons, run, send, correct };
}

/** The items of a run without the rejected ones that are in the table again, whose photos would fit two rows. */
function selectCurrent(items: readonly BulkItem[], values: GridValues): readonly BulkItem[] {
  const emails = new Set(Object.values(values).map(({ email }) => toEmailKey(email)));
  return items.filter(({ id, status }) => status !== 'rejected' || !emails.has(id));
}

function createEmailCheck(items: readonly BulkItem[], studentIds: ReadonlyMap<string, string>) {
  // A rejected row may be sent again.
  const runIds = new Set(items.filter(({ status }) => status !== 'rejected').map(({ id }) => id));
  return (email: string) => {
    if (studentIds.has(email)) return 'A student with this email is in your list already.';
    return runIds.has(email) ? 'A student with this email is being created already.' : undefined;
  };
}

export type StudentImport = ReturnType<typeof useStudentImport>;

/** The courses, batches and students of the centre. While students are sent the lists are not fetched again after each of them. */
function useImportLists(isRunning: boolean) {
  const [forAll, setForAll] = useState<ForAll>({ courseId: '', batch: '' });
  const enabled = !isRunning;
  const courses = useListCourses(undefined, { enabled });
  const batches = useListBatches(undefined, { enabled });
  const students = useListStudents(undefined, { enabled });
  const options = useMemo<ImportOptions>(() => {
    const active = batches.data?.batches.filter(({ isActive }) => isActive !== false) ?? [];
    return {
      courses: (courses.data?.courses ?? []).map(({ _id, title }) => ({ value: _id, label: title })),
      batches: active.map(({ _id, title }) => ({ value: _id, label: title })),
      forAll,
    };
  }, [courses.data, batches.data, forAll]);
  const users = students.data?.users;
  /** The Student Ids by e-mail; blank if the list has none. */
  const studentIds = useMemo(
    () => new Map(users?.flatMap(({ email, rollNo }) => (email ? [[toEmailKey(email), rollNo ?? '']] : []))),
    [users],
  );
  return { courses, batches, options, setForAll, studentIds, isLoading: students.isFetching };
}
