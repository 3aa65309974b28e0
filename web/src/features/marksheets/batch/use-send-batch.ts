import { useState } from 'react';
import type { FormErrors, FormValues } from '../../../ui/form/parse-form.ts';
import { toasts } from '../../../ui/toast/toast-store.ts';
import { toItemId } from './batch-students.ts';
import { toRowValues } from './marksheet-row.ts';
import { parseBatchForm } from './parse-batch-form.ts';
import type { MarksCells } from './parse-marks-row.ts';
import type { BatchMarksheets } from './use-batch-marksheets.ts';

/** Checks the fields and the grid, and adds the rows to the run. */
export function useSendBatch({ bulk, marks, filled, removeOthers }: BatchMarksheets) {
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
