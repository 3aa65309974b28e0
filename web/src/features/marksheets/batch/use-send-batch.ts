import { useState } from 'react';
import type { FormErrors, FormValues } from '../../../ui/form/parse-form.ts';
import { toasts } from '../../../ui/toast/toast-store.ts';
import { toRowValues } from './marksheet-row.ts';
import { parseBatchForm } from './parse-batch-form.ts';
import type { MarksRow } from './parse-marks-row.ts';
import type { BatchMarksheets } from './use-batch-marksheets.ts';

/** Checks the fields and the grid, and adds the rows to the run. */
export function useSendBatch({ bulk, marks, filled }: BatchMarksheets) {
  const [errors, setErrors] = useState<FormErrors>();
  // Blank cells of a row that is still typed are no errors yet.
  const [isChecked, setIsChecked] = useState(false);
  const rows = filled.map((student) => ({ student, row: marks.getRow(student.id) }));
  const gridErrors = Object.fromEntries(rows.map(({ student, row }) => [student.id, isChecked ? row.errors : row.earlyErrors]));
  const marksError = getMarksError(rows.map(({ row }) => row));
  /** Returns false if something is invalid. */
  const send = (values: FormValues): boolean => {
    const parsed = parseBatchForm(values);
    const message = parsed.errors?.message ?? marksError;
    setErrors(parsed.errors);
    setIsChecked(message !== undefined);
    if (message !== undefined) toasts.error(message);
    if (message !== undefined || !parsed.input) return false;
    const shared = parsed.input;
    bulk.add(
      rows.map(({ student: { id, studentId, fullName, rollNo }, row }) => ({
        id,
        label: [fullName, rollNo].filter(Boolean).join(', '),
        values: toRowValues(shared, studentId, row.subjects),
      })),
    );
    bulk.start();
    return true;
  };
  const reset = () => {
    setErrors(undefined);
    setIsChecked(false);
  };
  return { errors, gridErrors, marksError: isChecked ? marksError : undefined, send, reset };
}

function getMarksError(rows: readonly MarksRow[]): string | undefined {
  if (rows.length === 0) return 'Please enter the marks of at least one student.';
  const invalid = rows.filter(({ errors }) => Object.keys(errors).length > 0).length;
  if (invalid === 0) return undefined;
  return `Please correct the marks of ${invalid === 1 ? '1 student' : `${invalid} students`}.`;
}
