import type { Course, Student } from '@institute/sdk';
import type { SelectOption } from '../../ui/fields/select-field.tsx';
import { studentCourseOptions } from '../students/fields/student-course-options.ts';

/** The courses among which the course of a result is selected. */
export interface ResultCourses {
  /** The student's own courses. */
  own: readonly SelectOption[];
  /** All others, which a roll number that was only typed may need; the server decides. */
  others: readonly SelectOption[];
}

/** A student chosen from the list has only own courses. Without a student, and for one without courses, all courses are `others`. */
export function resultCourses(student: Student | undefined, isChosen: boolean, catalog: readonly Course[]): ResultCourses {
  const own = studentCourseOptions(student, catalog);
  if (isChosen && own.length > 0) return { own, others: [] };
  const ownIds = new Set(own.map(({ value }) => value));
  return { own, others: catalog.map(({ _id, title }) => ({ value: _id, label: title })).filter(({ value }) => !ownIds.has(value)) };
}

/** The selected course: the last one that was selected, if it is among the courses, or else the student's only one. */
export function selectedCourse({ own, others }: ResultCourses, selected: string): string {
  if ([...own, ...others].some(({ value }) => value === selected)) return selected;
  return own.length === 1 ? (own[0]?.value ?? '') : '';
}

/** The options of the select: a student's own courses come first. */
export function toSelectOptions({ own, others }: ResultCourses): readonly SelectOption[] {
  return own.length > 0 ? [...own, ...others.map((option) => ({ ...option, group: 'Other courses' }))] : others;
}
