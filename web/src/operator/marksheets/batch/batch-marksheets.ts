import type { Marksheet, Student } from '@institute/sdk';
import { useState } from 'react';
import type { BulkItem } from '#lib/bulk/bulk-run.ts';
import type { Bulk } from '#lib/bulk/use-bulk-run.ts';
import * as text from '#text/marksheets.ts';
import type { FormErrors, FormValues } from '#ui/form/parse-form.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import { type BatchStudent, listBatchStudents, removeOthers, toStudentRow } from '../../entry/batch-students.ts';
import type { GridRow } from '../../entry/grid-values.ts';
import { type MarksCells, type MarksRow, parseBatchForm, toRowValues } from './batch-marks.ts';

/** A row has many cells. */
export const maxStudents = 200;

/** A student of a batch who can get a marksheet. The marks in the row of the grid stay when the dates change. */
interface MarksheetStudent extends BatchStudent {
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
export const toItemId = (id: string, session: string) => `${id} ${session}`;

export function toBatchStudents({ users, marksheets, courseId, session }: BatchData): MarksheetStudent[] {
  const known = marksheets.filter((marksheet) => marksheet.course?._id === courseId && marksheet.session === session);
  const done = new Set(known.map(({ student }) => student?._id));
  const students = listBatchStudents(users, { courseId, maxStudents, isDone: ({ studentId }) => done.has(studentId) });
  return students.map((student) => ({ ...student, itemId: toItemId(student.id, session) }));
}

export function toGridRow(student: BatchStudent, item: BulkItem | undefined, total: string | undefined): GridRow {
  const detail = [student.rollNo, total].filter(Boolean).join(' · ');
  return toStudentRow(student, item, { detail, status: student.isDone ? { status: text.hasMarksheet, readOnly: true } : {} });
}

/** A student whose marks are typed and not sent yet. */
interface FilledStudent extends MarksheetStudent {
  marks: MarksRow;
}

interface SendOptions {
  bulk: Bulk;
  students: readonly MarksheetStudent[];
  filled: readonly FilledStudent[];
}

export function useSendMarksheets({ bulk, students, filled }: SendOptions) {
  const [errors, setErrors] = useState<FormErrors>();
  // The rows that were filled at the last attempt to send. Blank cells of other rows are not typed yet.
  const [checked, setChecked] = useState<ReadonlySet<string>>();
  const shown = filled.map(({ id, marks }) => [id, checked?.has(id) ? marks.errors : marks.earlyErrors] as const);
  /** Returns false if something is invalid. */
  const send = (values: FormValues, sent = filled): boolean => {
    const parsed = parseBatchForm(values);
    const message = parsed.errors?.message ?? getMarksError(sent.map(({ marks }) => marks.errors));
    setErrors(parsed.errors);
    setChecked(message === undefined ? undefined : new Set(sent.map(({ id }) => id)));
    if (message !== undefined) toasts.error(message);
    if (message !== undefined || !parsed.input) return false;
    const shared = parsed.input;
    const ids = students.map(({ itemId }) => itemId);
    removeOthers(bulk, ids);
    bulk.addAndStart(
      sent.map(({ id, studentId, fullName, rollNo, marks }) => ({
        id: toItemId(id, shared.session),
        label: [fullName, rollNo].filter(Boolean).join(', '),
        values: toRowValues(shared, studentId, marks.subjects),
      })),
    );
    return true;
  };
  /** Sends rejected rows as they are in the grid now. */
  const sendAgain = (values: FormValues, ids: readonly string[]): boolean => {
    const rejected = filled.filter(({ itemId }) => ids.includes(itemId));
    if (rejected.length < ids.length) toasts.error(text.rejectedElsewhere);
    return rejected.length === 0 || send(values, rejected);
  };
  const reset = () => {
    setErrors(undefined);
    setChecked(undefined);
  };
  const marksError = checked && getMarksError(shown.map(([, rowErrors]) => rowErrors));
  return { errors, gridErrors: Object.fromEntries(shown), marksError, send, sendAgain, reset };
}

function getMarksError(rows: readonly MarksCells[]): string | undefined {
  if (rows.length === 0) return text.marksRequired;
  const invalid = rows.filter((errors) => Object.keys(errors).length > 0).length;
  return invalid === 0 ? undefined : text.correctMarks(invalid);
}
