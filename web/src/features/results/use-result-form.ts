import type { Course, Student } from '@institute/sdk';
import { useListCourses, useListStudents } from '@institute/sdk/react';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { findByRollNo } from '#centre/roll-no-field.tsx';
import { type FormPath, studentCourseOptions, useRequestedStudent } from '#centre/student-state.ts';
import { useDeferredQuery } from '#lib/use-deferred-query.ts';
import type { SelectOption } from '#ui/fields/select-field.tsx';
import type { DraftOptions } from '#ui/form/draft.tsx';

import { resultDuration, type TypedDuration } from './parse-result-form.ts';

/** What is in the field of the roll number. */
interface RollNoEntry {
  text: string;
  /** The student who was chosen from the list, not only typed. */
  chosen?: Student;
}

const blank: RollNoEntry = { text: '' };

/** State of the result form: a student, one of the student's courses, and its duration. The other fields keep their values themselves. */
export function useResultForm(path: FormPath) {
  const students = useDeferredQuery(useListStudents());
  const courses = useListCourses();
  const catalog = courses.data?.courses ?? [];
  const users = students.data?.users;
  const [entry, setEntry] = useState(blank);
  const [courseId, setCourseId] = useState('');
  const [typedDuration, setTypedDuration] = useState<TypedDuration>();
  const choose = (student: Student) => setEntry({ text: student.rollNo ?? '', chosen: student });
  const requested = useRequestedStudent(path);
  const [firstNavigation] = useState(requested?.navigation);
  const [handled, setHandled] = useState<string>();
  if (requested && users && requested.navigation !== handled) {
    setHandled(requested.navigation);
    const student = users.find(({ _id }) => _id === requested.id);
    // After a reload the draft is restored first, possibly with another student.
    const isRestored = requested.navigation === firstNavigation && entry.text !== '';
    if (student?.rollNo && !isRestored) choose(student);
  }
  const typed = useMemo(() => findByRollNo(users ?? [], entry.text), [users, entry.text]);
  const student = entry.chosen ?? typed;
  const options = resultCourses(student, entry.chosen !== undefined, catalog);
  const course = selectedCourse(options, courseId);
  const reset = () => {
    setEntry(blank);
    setCourseId('');
    setTypedDuration(undefined);
  };
  return {
    students: { ...students, users },
    rollNo: entry.text,
    student,
    typeRollNo: (text: string) => setEntry({ text }),
    chooseStudent: choose,
    courses,
    courseOptions: options,
    courseId: course,
    selectCourse: setCourseId,
    duration: resultDuration(typedDuration, course, catalog),
    typeDuration: (text: string) => setTypedDuration({ text, courseId: course }),
    draft: {
      name: 'create-result',
      // The fields must be blank before those that are kept for the next record are filled in.
      onReset: () => flushSync(reset),
      prefill: requested && entry.chosen && { rollNo: [entry.text] },
    } satisfies DraftOptions,
  };
}

export type ResultForm = ReturnType<typeof useResultForm>;

/** The courses among which the course of a result is selected. */
interface ResultCourses {
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
