import type { Course, Result, Student } from '@institute/sdk';
import { useListMarksheets } from '@institute/sdk/react';
import { type LinkProps, useLocation, useNavigate } from '@tanstack/react-router';
import { purchasedCourses } from '#lib/purchased-courses.ts';
import { useSession } from '#session/use-session.ts';
import * as common from '#text/common.ts';
import type { SelectOption } from '#ui/fields/select-field.tsx';
import type { Option } from '../combobox/option-search.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The `_id` of the student for whom a form is opened. Only the id, because history entries outlive the session. */
    student?: string;
  }
}

export type FormPath = NonNullable<LinkProps['to']>;

/** The id of the student for whom the page at this path was opened. The router has the state of the next page before this one unmounts. */
export function useRequestedStudent(path: FormPath): string | undefined {
  const { pathname, state } = useLocation();
  return pathname === path ? state.student : undefined;
}

/** Returns a function that forgets the student. Otherwise a reload would select this student again in a form for the next student. */
export function useForgetStudent(path: FormPath): () => void {
  const navigate = useNavigate();
  return () => void navigate({ to: path, replace: true, resetScroll: false, ignoreBlocker: true });
}

/** Options of a student's own courses, without duplicates; a course without a title shows its id. */
export function studentCourseOptions(student: Pick<Student, 'courses'> | undefined, catalog: readonly Course[]): SelectOption[] {
  const courses = purchasedCourses(student?.courses ?? [], catalog);
  const options = courses.map(({ id, title }) => ({ value: id, label: title ?? common.untitledCourse(id) }));
  return [...new Map(options.map((option) => [option.value, option])).values()];
}

export function onlyCourse(options: readonly SelectOption[]): string {
  return options.length === 1 ? (options[0]?.value ?? '') : '';
}

/** A student in a list to choose from; a blank name is '-'. */
export function toStudentOption({ _id, fullName, rollNo }: Student): Option {
  return { value: _id, label: fullName || '-', detail: rollNo };
}

/** The marksheets that the operator has created. */
export function useOwnMarksheets(options: { enabled?: boolean; meta?: { quiet: boolean } } = {}) {
  return useListMarksheets({ userId: useSession()?.user._id ?? '' }, options);
}

/** A record may hold only one of the student's id and roll number. */
export function filterOwn<Row extends Pick<Result, 'student'>>(rows: readonly Row[] = [], { _id, rollNo }: Student): Row[] {
  return rows.filter(({ student }) => student?._id === _id || (Boolean(rollNo) && student?.rollNo === rollNo));
}
