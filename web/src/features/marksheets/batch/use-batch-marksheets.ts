import { useApi, useListCourses, useListMarksheets, useListStudents } from '@institute/sdk/react';
import { useMemo } from 'react';
import type { BulkItem } from '../../../lib/bulk/bulk-item.ts';
import { useBulkRun } from '../../../lib/bulk/use-bulk-run.ts';
import { useQuietMutation } from '../../../lib/bulk/use-quiet-mutation.ts';
import type { BatchChoice } from '../../batches/fields/use-batch-choice.ts';
import { maxStudents, toBatchStudents, toGridRow, toItemId } from './batch-students.ts';
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

export type BatchMarksheets = ReturnType<typeof useBatchMarksheets>;
