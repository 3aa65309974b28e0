import { useApi, useListCourses, useListMarksheets, useListStudents } from '@institute/sdk/react';
import { useMemo } from 'react';
import { useBulkRun } from '../../../lib/bulk/use-bulk-run.ts';
import { useQuietMutation } from '../../../lib/bulk/use-quiet-mutation.ts';
import type { BatchChoice } from '../../batches/fields/use-batch-choice.ts';
import { maxStudents, toBatchStudents, toGridRow } from './batch-students.ts';
import { toMarksheetInput } from './marksheet-row.ts';
import { useBatchMarks } from './use-batch-marks.ts';

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
  const rows = all.map((student) => toGridRow(student, items.get(student.id), marks.getRow(student.id).total));
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
    isSent: (id: string) => items.get(id)?.status === 'sent',
  };
}

export type BatchMarksheets = ReturnType<typeof useBatchMarksheets>;
