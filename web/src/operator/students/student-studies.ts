import type { Batch, Student } from '@institute/sdk';
import { useApi, useListBatches, useListCourses, useListStudents } from '@institute/sdk/react';
import { useQueries } from '@tanstack/react-query';
import { purchasedCourses } from '#lib/purchased-courses.ts';
import * as common from '#text/common.ts';

/** The titles of a student's courses, and the batch. A deleted course shows its id. */
export function useStudentStudies(student: Student) {
  const catalog = useListCourses().data?.courses;
  const courses = purchasedCourses(student.courses ?? [], catalog);
  return {
    // Ids are not shown while the titles load.
    courses: catalog ? courses.map(({ id, title }) => title ?? common.untitledCourse(id)) : [],
    batch: useStudentBatch(student),
  };
}

/** The API shows the batch of a student only in the lists of each batch's students, which takes too long for more students. */
export const maxStudents = 2000;

function useStudentBatch({ _id }: Student): Batch | undefined {
  const { queries } = useApi();
  // Counts only loaded students, and sends no request.
  const count = useListStudents({}, { enabled: false }).data?.users.length ?? 0;
  const batches = useListBatches({}, { meta: { quiet: true } }).data?.batches ?? [];
  const listed = count > 0 && count <= maxStudents ? batches : [];
  const index = useQueries({
    queries: listed.map((batch) => ({ ...queries.listStudents({ batchId: batch._id }), meta: { quiet: true } })),
    combine: (lists) => lists.findIndex(({ data }) => data?.users.some((user) => user._id === _id)),
  });
  return listed[index];
}
