import { useState } from 'react';
import type { FormErrors, FormValues } from '../../ui/form/parse-form.ts';
import { toasts } from '../../ui/toast/toast-store.ts';
import { parseBatchResults } from './parse-batch-results.ts';
import type { BatchResults } from './use-batch-results.ts';

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
