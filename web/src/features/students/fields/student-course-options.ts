import type { Course, Student } from '@institute/sdk';
import { purchasedCourses } from '../../../lib/purchased-courses.ts';
import type { SelectOption } from '../../../ui/fields/select-field.tsx';

/** Options of a student's own courses, without duplicates; a course without a title shows its id. */
export function studentCourseOptions(student: Pick<Student, 'courses'> | undefined, catalog: readonly Course[]): SelectOption[] {
  const courses = purchasedCourses(student?.courses ?? [], catalog);
  const options = courses.map(({ id, title }) => ({ value: id, label: title ?? `Course ${id}` }));
  return [...new Map(options.map((option) => [option.value, option])).values()];
}
