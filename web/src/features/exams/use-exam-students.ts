import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { oneOfEach } from '../../ui/combobox/option.ts';

/** Who can sit in an exam, and who of them is chosen. Whoever is not in the course and batch of now is not among them. */
export function useExamStudents(courseId: string, batchId: string) {
  const { queries } = useApi();
  const asked = courseId !== '' && batchId !== '';
  const { data, isFetched, isFetching, refetch } = useQuery({ ...queries.listStudents({ batchId, courseId }), enabled: asked });
  const users = asked ? data?.users : undefined;
  const offered = useMemo(() => oneOfEach(users ?? []), [users]);
  const [values, setValues] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => offered.filter(({ _id }) => values.has(_id)), [offered, values]);
  return {
    asked,
    known: users !== undefined,
    failed: asked && !users && isFetched,
    trying: isFetching,
    retry: () => void refetch(),
    offered,
    values,
    choose: setValues,
    chosen,
    /** How many a change of course or batch has taken off. */
    dropped: users ? values.size - chosen.length : 0,
  };
}

export type ExamStudentsChoice = ReturnType<typeof useExamStudents>;
