import { useApi, useListResults, useListStudents } from '@institute/sdk/react';
import { useMemo, useState } from 'react';
import type { BulkItem } from '../../lib/bulk/bulk-item.ts';
import { useBulkRun } from '../../lib/bulk/use-bulk-run.ts';
import { useQuietMutation } from '../../lib/bulk/use-quiet-mutation.ts';
import { type GridValues, getCellText, setCells } from '../../ui/grid/grid-values.ts';
import { maxStudents, toBatchStudents, toGridRow } from './batch-students.ts';
import { parseResultForm } from './parse-result-form.ts';

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
