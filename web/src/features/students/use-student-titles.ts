import type { Student } from '@institute/sdk';
import { useListCourses } from '@institute/sdk/react';
import { purchasedCourses } from '../../lib/purchased-courses.ts';
import { useStudentBatch } from './use-student-batch.ts';

interface StudentTitles {
  courses: readonly string[];
  batch: string | undefined;
}

/** The titles of a student's courses and batch. A deleted course shows its id. */
export function useStudentTitles(student: Student): StudentTitles {
  const catalog = useListCourses().data?.courses;
  const courses = purchasedCourses(student.courses ?? [], catalog);
  return {
    // Ids are not shown while the titles load.
    courses: catalog ? courses.map(({ id, title }) => title ?? `Course ${id}`) : [],
    batch: useStudentBatch(student),
  };
}
