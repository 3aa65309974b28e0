import type { Course, Marksheet, Student } from '@institute/sdk';
import { useApi, useListCourses, useListMarksheets, useListStudents } from '@institute/sdk/react';
import { type RefObject, useMemo, useState } from 'react';
import type { BatchChoice } from '#centre/batch-field.tsx';
import { type BatchStudent, listBatchStudents, toStudentRow, useRemoveSentDraft } from '#centre/batch-students.ts';
import type { BulkItem } from '#lib/bulk/bulk-run.ts';
import { useBulkRun, useQuietMutation } from '#lib/bulk/use-bulk-run.ts';
import { useDraft } from '#ui/form/draft.tsx';
import type { FormErrors, FormValues } from '#ui/form/parse-form.ts';
import { type GridCell, type GridRow, type GridValues, setCells } from '#ui/grid/grid-values.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import { remainingSubjects } from '../parse-marksheet-form.ts';
import {
  type MarksCells,
  type MarksRow,
  parseBatchForm,
  parseMarksRow,
  toMarksColumns,
  toMarksheetInput,
  toRowValues,
} from './batch-marks.ts';

interface BatchOptions {
  userId: string;
  choice: BatchChoice;
  /** The session that the dates give. */
  session: string;
}

/** The students of a course and batch, their marks, and the run that sends the marksheets. */
export function useBatchMarksheets({ userId, choice: { courseId, batchId }, session }: BatchOptions) {
  const isEnabled = courseId !== '' && batchId !== '';
  const createMarksheet = useQuietMutation(useApi().mutations.createMarksheet());
  const bulk = useBulkRun({ name: 'marksheets', send: async ({ values }) => createMarksheet(toMarksheetInput(values)) });
  const courses = useListCourses().data?.courses;
  const students = useListStudents({ batchId, courseId }, { enabled: isEnabled });
  // Each marksheet that is sent would fetch the whole list again.
  const marksheets = useListMarksheets({ userId }, { enabled: !bulk.isRunning });
  const existing = marksheets.data?.marksheets;
  // Without the list of marksheets, students who have one could not be left out.
  const users = isEnabled && existing ? students.data?.users : undefined;
  const isLoading = isEnabled && !(students.isFetched && marksheets.isFetched);
  const all = useMemo(
    () => toBatchStudents({ users: users ?? [], marksheets: existing ?? [], courseId, session }),
    [users, existing, courseId, session],
  );
  const items = useMemo(() => new Map(bulk.items.map((item) => [item.id, item])), [bulk.items]);
  const marks = useBatchMarks(courses?.find(({ _id }) => _id === courseId));
  const rows = all.map((student) => toGridRow(student, items.get(student.itemId), marks.getRow(student.id).total));
  const editable = new Set(rows.flatMap(({ id, readOnly }) => (readOnly ? [] : [id])));
  return {
    bulk,
    marks,
    rows,
    isEnabled,
    isLoading,
    isError: isEnabled && !isLoading && !users,
    isFetching: students.isFetching || marksheets.isFetching,
    refetch: () => {
      if (!students.data) void students.refetch();
      if (!existing) void marksheets.refetch();
    },
    hiddenCount: users && users.length > maxStudents ? users.length - rows.length : 0,
    /** The students whose marks are typed and not sent yet. */
    filled: all.filter(({ id }) => editable.has(id) && !marks.getRow(id).isBlank),
    isSent: (id: string) => items.get(toItemId(id, session))?.status === 'sent',
    /** Removes what was sent of other batches and sessions from the run, so that its progress is that of this one. */
    removeOthers: () => {
      const shown = new Set(all.map(({ itemId }) => itemId));
      bulk.remove(bulk.items.flatMap(({ id, status }) => (status === 'sent' && !shown.has(id) ? [id] : [])));
    },
    /** Removes the marks from the grid that the run has taken, before the session changes: they belong to the previous one. */
    removeTaken: () => {
      const taken = new Set(all.flatMap(({ id, itemId }) => (isTaken(items.get(itemId)) ? [id] : [])));
      if (taken.size > 0) marks.setMarks((current) => Object.fromEntries(Object.entries(current).filter(([id]) => !taken.has(id))));
    },
  };
}

const isTaken = (item: BulkItem | undefined) => item !== undefined && item.status !== 'rejected';

export type BatchState = ReturnType<typeof useBatchMarksheets>;

const noNames: ReadonlySet<string> = new Set();
const noCells: MarksCells = {};

/** The marks of the students of a batch, in the subjects of the course that are chosen. */
function useBatchMarks(course: Course | undefined) {
  const [marks, setMarks] = useState<GridValues>({});
  const [hidden, setHidden] = useState(noNames);
  const all = useMemo(() => remainingSubjects(course?.subjectList, []), [course]);
  const subjects = useMemo(() => all.filter((name) => !hidden.has(name)), [all, hidden]);
  const columns = useMemo(() => toMarksColumns(subjects), [subjects]);
  // A row is parsed again only when it changes: a batch may have 200 rows with many subjects.
  const parseRow = useMemo(() => {
    const parsed = new WeakMap<MarksCells, MarksRow>();
    return (cells: MarksCells): MarksRow => {
      const row = parsed.get(cells) ?? parseMarksRow(cells, subjects);
      parsed.set(cells, row);
      return row;
    };
  }, [subjects]);
  return {
    marks,
    setMarks,
    columns,
    /** All subjects of the course. */
    all,
    hidden,
    setHidden,
    getRow: (id: string) => parseRow(marks[id] ?? noCells),
  };
}

/** A row has many cells. */
export const maxStudents = 200;

/** A student of a batch who can get a marksheet. The marks in the row of the grid stay when the dates change. */
interface MarksheetStudent extends BatchStudent {
  /** Identifies the marksheet in the run. */
  itemId: string;
}

interface BatchData {
  users: readonly Student[];
  /** All marksheets of the centre. */
  marksheets: readonly Marksheet[];
  courseId: string;
  session: string;
}

/** A student gets a marksheet for each course and session. */
const toItemId = (id: string, session: string) => `${id} ${session}`;

/** The students of a course who can get a marksheet. */
export function toBatchStudents({ users, marksheets, courseId, session }: BatchData): MarksheetStudent[] {
  const known = marksheets.filter((marksheet) => marksheet.course?._id === courseId && marksheet.session === session);
  const done = new Set(known.map(({ student }) => student?._id));
  const students = listBatchStudents(users, { courseId, maxStudents, isDone: ({ studentId }) => done.has(studentId) });
  return students.map((student) => ({ ...student, itemId: toItemId(student.id, session) }));
}

/** The row of a student in the grid. */
export function toGridRow(student: BatchStudent, item: BulkItem | undefined, total: string | undefined): GridRow {
  const detail = [student.rollNo, total].filter(Boolean).join(' · ');
  return toStudentRow(student, item, { detail, status: student.isDone ? { status: 'Has a marksheet', readOnly: true } : {} });
}

interface BatchDraftOptions {
  choice: BatchChoice;
  batch: BatchState;
  onReset: () => void;
}

/** Keeps what is typed for a batch until all of it is sent. */
export function useBatchDraft(formRef: RefObject<HTMLFormElement | null>, { choice, batch, onReset }: BatchDraftOptions) {
  const { bulk, marks, filled, isSent } = batch;
  const draft = useDraft(formRef, {
    name: 'batch-marksheets',
    state: { marks: marksDraft(marks.marks, (row) => !isSent(row)), hidden: [...marks.hidden] },
    onRestore: (values) => {
      marks.setMarks(setCells({}, parseMarksDraft(values.marks)));
      marks.setHidden(new Set(values.hidden));
    },
    onReset: () => {
      choice.setCourseId('');
      choice.setBatchId('');
      marks.setMarks({});
      marks.setHidden(new Set());
      onReset();
    },
  });
  useRemoveSentDraft({ draft, bulk, left: filled.length });
  return draft;
}

/** The marks that are not blank as a list for a draft: of each cell its row, column and text. */
export function marksDraft(marks: GridValues, isKept: (row: string) => boolean): string[] {
  const rows = Object.entries(marks).filter(([row]) => isKept(row));
  return rows.flatMap(([row, cells]) => Object.entries(cells).flatMap(([column, text]) => (text === '' ? [] : [row, column, text])));
}

/** The reverse of `marksDraft`, as cells. */
export function parseMarksDraft(texts: readonly string[] = []): GridCell[] {
  const cells: GridCell[] = [];
  for (let index = 0; index + 2 < texts.length; index += 3) {
    const [row = '', column = '', text = ''] = texts.slice(index, index + 3);
    cells.push({ row, column, text });
  }
  return cells;
}

/** Checks the fields and the grid, and adds the rows to the run. */
export function useSendBatch({ bulk, marks, filled, removeOthers }: BatchState) {
  const [errors, setErrors] = useState<FormErrors>();
  // The rows that were filled at the last attempt to send. Blank cells of other rows are not typed yet.
  const [checked, setChecked] = useState<ReadonlySet<string>>();
  const toRows = (students: typeof filled) => students.map((student) => ({ student, row: marks.getRow(student.id) }));
  const shown = toRows(filled).map(({ student: { id }, row }) => [id, checked?.has(id) ? row.errors : row.earlyErrors] as const);
  /** Returns false if something is invalid. */
  const send = (values: FormValues, students = filled): boolean => {
    const rows = toRows(students);
    const parsed = parseBatchForm(values);
    const message = parsed.errors?.message ?? getMarksError(rows.map(({ row }) => row.errors));
    setErrors(parsed.errors);
    setChecked(message === undefined ? undefined : new Set(rows.map(({ student }) => student.id)));
    if (message !== undefined) toasts.error(message);
    if (message !== undefined || !parsed.input) return false;
    const shared = parsed.input;
    removeOthers();
    bulk.addAndStart(
      rows.map(({ student: { id, studentId, fullName, rollNo }, row }) => ({
        id: toItemId(id, shared.session),
        label: [fullName, rollNo].filter(Boolean).join(', '),
        values: toRowValues(shared, studentId, row.subjects),
      })),
    );
    return true;
  };
  /** Sends rejected rows as they are in the grid now. */
  const sendAgain = (values: FormValues, ids: readonly string[]): boolean => {
    const students = filled.filter(({ itemId }) => ids.includes(itemId));
    if (students.length < ids.length) toasts.error(notInGrid);
    return students.length === 0 || send(values, students);
  };
  const reset = () => {
    setErrors(undefined);
    setChecked(undefined);
  };
  const marksError = checked && getMarksError(shown.map(([, rowErrors]) => rowErrors));
  return { errors, gridErrors: Object.fromEntries(shown), marksError, send, sendAgain, reset };
}

const notInGrid = 'Select the course, batch and dates of the rejected rows and fill in their marks, then send them again.';

/** The message for the errors of the rows that are filled. */
function getMarksError(rows: readonly MarksCells[]): string | undefined {
  if (rows.length === 0) return 'Please enter the marks of at least one student.';
  const invalid = rows.filter((errors) => Object.keys(errors).length > 0).length;
  if (invalid === 0) return undefined;
  return `Please correct the marks of ${invalid === 1 ? '1 student' : `${invalid} students`}.`;
}
