import type { Exam } from '@institute/sdk';
import { clockTime, dashDate } from '../../lib/dates.ts';

/** A student as an exam holds one. */
export type ExamStudent = NonNullable<Exam['students']>[number];

/** Which exam it is, in one line. */
export function examText({ title, course, date, time }: Exam): string {
  return [title || '-', course?.title || '-', dashDate(date), clockTime(time)].join(', ');
}
