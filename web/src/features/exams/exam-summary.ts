import type { Exam } from '@institute/sdk';
import { clockTime, dashDate } from '../../lib/dates.ts';

/** A student in an exam's record. */
export type ExamStudent = NonNullable<Exam['students']>[number];

/** One line that identifies an exam: 'Final, CCC, 20-12-2026, 5:45 PM'. */
export function examSummary({ title, course, date, time }: Exam): string {
  return [title || '-', course?.title || '-', dashDate(date), clockTime(time)].join(', ');
}
