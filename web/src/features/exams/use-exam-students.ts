import { useListStudents } from '@institute/sdk/react';
import { useMemo, useState } from 'react';
import { uniqueById } from '../../ui/combobox/option.ts';

/** The students of a course and batch who can sit an exam, and the selection among them. */
export function useExamStudents(courseId: string, batchId: string) {
  const isEnabled = courseId !== '' && batchId !== '';
  const { data, isFetched, isFetching, refetch } = useListStudents({ batchId, courseId }, { enabled: isEnabled });
  const users = isEnabled ? data?.users : undefined;
  const students = useMemo(() => uniqueById(users ?? []), [users]);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(() => students.filter(({ _id }) => selectedIds.has(_id)), [students, selectedIds]);
  return {
    /** A course and a batch are selected. */
    isEnabled,
    isLoaded: users !== undefined,
    isError: isEnabled && !users && isFetched,
    isFetching,
    refetch: () => void refetch(),
    students,
    selectedIds,
    setSelectedIds,
    selected,
    /** How many students the last change of course or batch removed from the selection. */
    removedCount: users ? selectedIds.size - selected.length : 0,
  };
}

export type ExamStudents = ReturnType<typeof useExamStudents>;
