import type { Student } from '@institute/sdk';
import { useListBatches, useListCourses } from '@institute/sdk/react';
import { purchasedCourses } from '../../lib/purchased-courses.ts';
import type { StudentTitles } from './student-details.ts';

/** The titles of a student's courses and batch. A course without a title shows its id. */
export function useStudentTitles({ courses, batch }: Student): StudentTitles {
  const catalog = useListCourses().data?.courses;
  const batchId = typeof batch === 'string' ? batch : batch?._id;
  const hasTitle = typeof batch === 'object' && batch?.title;
  const { data } = useListBatches({}, { enabled: Boolean(batchId) && !hasTitle });
  return {
    courses: catalog ? purchasedCourses(courses ?? [], catalog).map(({ id, title }) => title ?? `Course ${id}`) : [],
    batch: hasTitle || data?.batches.find(({ _id }) => _id === batchId)?.title,
  };
}
