import type { Exam } from '@institute/sdk';
import { useListBatches, useListExams } from '@institute/sdk/react';
import { useCallback, useMemo } from 'react';
import { clockTime, dashDate } from '#lib/dates.ts';

export type ExamStudent = NonNullable<Exam['students']>[number];

/** The assumed length of an exam, because the API has no duration. */
export const examHours = 3;

/** One line about an exam: 'CCC, 20-12-2026, 5:45 PM'. */
export function examFacts({ course, date, time }: Exam): string {
  return [course?.title || '-', dashDate(date), clockTime(time)].join(', ');
}

/** Returns a stable function. The batches are fetched only when an exam holds the id of its batch in place of the record. */
export function useBatchTitle(): (batch: Exam['batch']) => string {
  const exams = useListExams().data?.hallTickets;
  const hasBatchIds = exams?.some(({ batch }) => typeof batch === 'string') ?? false;
  const { data } = useListBatches({}, { enabled: hasBatchIds });
  const titles = useMemo(() => new Map(data?.batches.map(({ _id, title }) => [_id, title])), [data]);
  return useCallback((batch) => (typeof batch === 'string' ? titles.get(batch) || batch : batch?.title) || '-', [titles]);
}
