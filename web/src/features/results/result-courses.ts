import type { Course, Student } from '@institute/sdk';
import { purchasedCourses } from '../../lib/purchased-courses.ts';
import type { SelectOption } from '../../ui/fields/select-field.tsx';

/** The courses among which the course of a result is selected. */
export interface ResultCourses {
  /** The student's own courses. */
  own: readonly SelectOption[];
  /** All others, which a roll number that was only typed may need; the server decides. */
  others: readonly SelectOption[];
}

/**
 * A student chosen from the list has only own courses. Without a student, and for one without courses, all courses are `others`. A course
 * without a title shows its id.
 */
export function resultCourses(student: Student | undefined, isChosen: boolean, catalog: readonly Course[]): ResultCourses {
  const own = purchasedCourses(student?.courses ?? [], catalog).map(({ id, title }) => ({ value: id, label: title ?? `Course ${id}` }));
  const byId = new Map(own.map((option) => [option.value, option]));
  const all = catalog.map(({ _id, title }) => ({ value: _id, label: title }));
  return { own: [...byId.values()], others: isChosen && byId.size > 0 ? [] : all.filter(({ value }) => !byId.has(value)) };
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
