import type { Course, Student } from '@institute/sdk';
import { purchasedCourses } from '../../lib/purchased-courses.ts';
import type { Choice } from '../../ui/fields/select-field.tsx';

/** The courses of one student, each once: a marksheet is for one of them. */
export function studentCourses(student: Student | undefined, all: readonly Course[]): Choice[] {
  const mine = purchasedCourses(student?.courses ?? [], all).map(({ id, title }) => ({ value: id, label: title ?? `Course ${id}` }));
  return [...new Map(mine.map((choice) => [choice.value, choice])).values()];
}
