import type { Result, Student } from '@institute/sdk';
import { useApi, useListResults, useListStudents } from '@institute/sdk/react';
import { type RefObject, useMemo, useState } from 'react';
import type { BatchChoice } from '#centre/batch-field.tsx';
import { type BatchStudent, listBatchStudents, toStudentRow, useRemoveSentDraft } from '#centre/batch-students.ts';
import type { BulkItem } from '#lib/bulk/bulk-run.ts';
import { useBulkRun, useQuietMutation } from '#lib/bulk/use-bulk-run.ts';
import { useDraft } from '#ui/form/draft.tsx';
import type { FormErrors, FormValues } from '#ui/form/parse-form.ts';
import { type GridRow, type GridValues, getCellText, setCells } from '#ui/grid/grid-values.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import { parseBatchResults, parseResultForm } from './parse-result-form.ts';

/** The students of a course and batch, their grades, and the run that sends the results. */
export function useBatchResults(courseId: string, batchId: string) {
  const isEnabled = courseId !== '' && batchId !== '';
  const createResult = useQuietMutation(useApi().mutations.createResult());
  const bulk = useBulkRun({ name: 'results', send: async (item) => createResult(toInput(item)) });
  const students = useListStudents({ batchId, courseId }, { enabled: isEnabled });
  // Each result that is sent would fetch the whole list again.
  const results = useListResults(undefined, { enabled: !bulk.isRunning });
  const [grades, setGrades] = useState<GridValues>({});
  const existing = results.data?.results;
  // Without the list of results, students who have one could not be left out.
  const users = isEnabled && existing ? students.data?.users : undefined;
  const isLoading = isEnabled && !(students.isFetched && results.isFetched);
  const all = useMemo(() => toBatchStudents(users ?? [], existing ?? [], courseId), [users, existing, courseId]);
  const askedFor = useMemo(() => new Set(all.flatMap(({ id, isDone }) => (isDone ? [id] : []))), [all]);
  const items = useMemo(() => new Map(bulk.items.map((item) => [item.id, item])), [bulk.items]);
  const rows = useMemo(() => all.map((student) => toGridRow(student, items.get(student.id))), [all, items]);
  const editable = useMemo(() => new Set(rows.flatMap(({ id, readOnly }) => (readOnly ? [] : [id]))), [rows]);
  const getGrade = (id: string) => getCellText(grades, id, 'grade').trim();
  return {
    bulk,
    isEnabled,
    isLoading,
    isError: isEnabled && !isLoading && !users,
    isFetching: students.isFetching || results.isFetching,
    refetch: () => {
      if (!students.data) void students.refetch();
      if (!existing) void results.refetch();
    },
    rows,
    hiddenCount: (users?.length ?? 0) > maxStudents ? (users?.length ?? 0) - rows.length : 0,
    grades,
    setGrades,
    /** The students whose results can be sent. */
    graded: all.filter(({ id }) => editable.has(id) && getGrade(id) !== ''),
    getGrade,
    /** The institute has the result. */
    isDone: (id: string) => items.get(id)?.status === 'sent' || askedFor.has(id),
    /** Removes what was sent of other batches from the run, so that its progress is that of this one. */
    removeOthers: () => {
      const shown = new Set(rows.map(({ id }) => id));
      bulk.remove(bulk.items.flatMap(({ id, status }) => (status === 'sent' && !shown.has(id) ? [id] : [])));
    },
    fillBlank: (grade: string) => {
      const blank = [...editable].filter((id) => getGrade(id) === '');
      setGrades((current) =>
        setCells(
          current,
          blank.map((row) => ({ row, column: 'grade', text: grade })),
        ),
      );
    },
  };
}

export type BatchResults = ReturnType<typeof useBatchResults>;

function toInput({ values }: BulkItem) {
  const { input } = parseResultForm((field) => values[field] ?? '');
  if (!input) throw new Error('The stored row is not complete.');
  return input;
}

export const maxStudents = 1000;

/** The students of a course who can get a result. `results` are all results of the centre. */
export function toBatchStudents(users: readonly Student[], results: readonly Result[], courseId: string): BatchStudent[] {
  const askedFor = new Set(results.map(({ student, course }) => `${course?._id} ${student?.rollNo}`));
  return listBatchStudents(users, { courseId, maxStudents, isDone: ({ rollNo }) => askedFor.has(`${courseId} ${rollNo}`) });
}

/** The row of a student in the grid. */
export function toGridRow(student: BatchStudent, item: BulkItem | undefined): GridRow {
  return toStudentRow(student, item, { status: getStatus(student) });
}

function getStatus({ rollNo, isDone }: BatchStudent): Partial<GridRow> {
  if (isDone) return { status: 'Already asked for', readOnly: true };
  return rollNo.trim() === '' ? { status: 'No roll number', tone: 'warning', readOnly: true } : {};
}

/** Keeps what is typed for a batch until all of it is sent. */
export function useBatchDraft(formRef: RefObject<HTMLFormElement | null>, choice: BatchChoice, batch: BatchResults, onReset: () => void) {
  const { bulk, grades, setGrades, isDone, graded } = batch;
  const draft = useDraft(formRef, {
    name: 'batch-results',
    state: { grades: gradesDraft(grades, (id) => !isDone(id)) },
    onRestore: (values) => setGrades(parseGradesDraft(values.grades)),
    onReset: () => {
      choice.setCourseId('');
      choice.setBatchId('');
      setGrades({});
      onReset();
    },
  });
  useRemoveSentDraft({ draft, bulk, left: graded.length });
  return draft;
}

/** The grades that are not blank as a list for a draft: the id of each row, then its grade. */
export function gradesDraft(grades: GridValues, isKept: (id: string) => boolean): string[] {
  const ids = Object.keys(grades).filter((id) => isKept(id) && getCellText(grades, id, 'grade') !== '');
  return ids.flatMap((id) => [id, getCellText(grades, id, 'grade')]);
}

/** The reverse of `gradesDraft`. */
export function parseGradesDraft(texts: readonly string[] = []): GridValues {
  const grades: Record<string, { grade: string }> = {};
  for (let index = 0; index + 1 < texts.length; index += 2) {
    const [id = '', grade = ''] = texts.slice(index, index + 2);
    grades[id] = { grade };
  }
  return grades;
}

/** Checks the fields and the grid, and adds the rows to the run. */
export function useSendResults({ bulk, graded, getGrade, removeOthers }: BatchResults) {
  const [errors, setErrors] = useState<FormErrors>();
  /** Returns false if something is invalid. */
  const send = (values: FormValues, students = graded): boolean => {
    const parsed = parseBatchResults(
      values,
      students.map(({ id }) => getGrade(id)),
    );
    setErrors(parsed.errors);
    if (parsed.errors) toasts.error(parsed.errors.message);
    if (!parsed.input) return false;
    const shared = parsed.input;
    removeOthers();
    bulk.addAndStart(
      students.map(({ id, fullName, rollNo }) => ({
        id,
        label: `${fullName}, ${rollNo}`,
        values: { ...shared, rollNo, grade: getGrade(id) },
      })),
    );
    return true;
  };
  /** Sends rejected rows as they are in the grid now. */
  const sendAgain = (values: FormValues, ids: readonly string[]): boolean => {
    const students = graded.filter(({ id }) => ids.includes(id));
    if (students.length < ids.length) toasts.error(notInGrid);
    return students.length === 0 || send(values, students);
  };
  return { errors, send, sendAgain, reset: () => setErrors(undefined) };
}

const notInGrid = 'Select the course and batch of the rejected rows and fill in their grades, then send them again.';
