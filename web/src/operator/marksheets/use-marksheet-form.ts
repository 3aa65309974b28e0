import type { Course, Student } from '@institute/sdk';
import { useListCourses, useListStudents } from '@institute/sdk/react';
import { useEffect, useEffectEvent, useState } from 'react';
import * as text from '#text/marksheets.ts';
import type { DraftOptions, DraftValues } from '#ui/form/draft.tsx';
import { type FormPath, onlyCourse, studentCourseOptions, useRequestedStudent } from '../records/student-state.ts';
import {
  blankSubject,
  isBlank,
  type MarksheetSelection,
  parseSubjectForm,
  type SubjectFormValues,
  type SubjectMarks,
} from './parse-marksheet-form.ts';

export function useMarksheetForm(path: FormPath) {
  const users = useListStudents().data?.users;
  const catalog = useListCourses().data?.courses;
  const requested = useRequestedStudent(path);
  const [prefilled] = useState(() => prefill(requested, users, catalog));
  const [studentId, setStudentId] = useState(prefilled.student);
  const [courseId, setCourseId] = useState(prefilled.course);
  const [subjects, setSubjects] = useState(noSubjects);
  /** Removes the added subjects, after a confirmation, because they belong to the old course. Returns whether it was confirmed. */
  const selectCourse = (id: string): boolean => {
    if (id === courseId) return true;
    if (subjects.added.length > 0 && !window.confirm(text.removeSubjects)) return false;
    setSubjects(noSubjects);
    setCourseId(id);
    return true;
  };
  /** Keeps the course if the new student has it too, or else selects the student's only course. */
  const selectStudent = (id: string) => {
    const options = studentCourseOptions(findStudent(users, id), catalog ?? []);
    if (selectCourse(options.some(({ value }) => value === courseId) ? courseId : onlyCourse(options))) setStudentId(id);
  };
  const [firstRequested] = useState(requested);
  const [handled, setHandled] = useState(prefilled.student === '' ? undefined : requested);
  const selectRequested = useEffectEvent(() => {
    if (!requested || !users || !catalog || requested === handled) return;
    setHandled(requested);
    // After a reload the draft is restored first, possibly with another student.
    const isRestored = requested === firstRequested && studentId !== '';
    if (findStudent(users, requested) && !isRestored) selectStudent(requested);
  });
  // An effect, because `selectStudent` may ask for a confirmation.
  useEffect(() => selectRequested(), [requested, users, catalog]);
  const restore = (values: DraftValues) => {
    const { student, course, subjects: added, draft } = parseMarksheetDraft(values);
    setStudentId(student);
    setCourseId(course);
    setSubjects({ ...noSubjects, added, draft, suggested: draft.subject });
  };
  return {
    studentId,
    courseId,
    subjects,
    selectStudent,
    selectCourse,
    setSubjects,
    /** Brings back the course and the names of the added subjects after the form is reset, for the next student. */
    startNext: () => {
      setStudentId('');
      setCourseId(courseId);
      setSubjects(planNext(subjects));
    },
    draft: {
      name: 'create-marksheet',
      state: marksheetDraft({ student: studentId, course: courseId, subjects: subjects.added, draft: subjects.draft }),
      onRestore: restore,
      onReset: () => restore({}),
      prefill: prefilled.student === '' ? undefined : { student: [prefilled.student] },
    } satisfies DraftOptions,
    isDirty: (studentId !== '' && studentId !== prefilled.student) || subjects.added.length > 0 || !isBlank(getPending(subjects)),
  };
}

/** The subjects of a marksheet: the added subjects, and the draft of the next one. */
export interface Subjects {
  added: SubjectMarks[];
  draft: SubjectFormValues;
  errors: Readonly<Record<string, string>>;
  /** The subject that the form has selected itself. */
  suggested: string;
  /** The subjects of the previous marksheet, when several are created one after another. */
  planned: readonly string[];
}

const noSubjects: Subjects = { added: [], draft: blankSubject, errors: {}, suggested: '', planned: [] };

/** Replaces the draft with a blank one in which a subject is selected. */
export function suggestSubject(subjects: Subjects, subject: string): Subjects {
  return { ...subjects, draft: { ...blankSubject, subject }, errors: {}, suggested: subject };
}

/** The draft, or a blank one if the user has typed nothing: without marks a suggested subject is not the user's input. */
export function getPending({ draft, suggested }: Subjects): SubjectFormValues {
  return draft.subject === suggested && isBlank({ ...draft, subject: '' }) ? blankSubject : draft;
}

/** Keeps only the names of the added subjects, for the next marksheet. */
function planNext({ added }: Subjects): Subjects {
  const planned = added.map(({ subjectName }) => subjectName);
  return suggestSubject({ ...noSubjects, planned }, planned[0] ?? '');
}

/** The student for whom the form is opened, with the student's only course, if the lists are loaded already. */
function prefill(id = '', students: readonly Student[] = [], catalog: readonly Course[] = []) {
  const student = findStudent(students, id);
  return { student: student?._id ?? '', course: onlyCourse(studentCourseOptions(student, catalog)) };
}

function findStudent(students: readonly Student[] | undefined, id: string): Student | undefined {
  return students?.find(({ _id }) => _id === id);
}

export function marksheetDraft({ student, course, subjects, draft }: MarksheetSelection): DraftValues {
  return {
    student: [student],
    course: [course],
    subject: [draft.subject],
    marksObtain: [draft.marksObtain],
    practicalMarks: [draft.practicalMarks],
    subjects: subjects.flatMap(({ subjectName, marksObtain, practicalMarks }) => [subjectName, `${marksObtain}`, `${practicalMarks}`]),
  };
}

/** The reverse of `marksheetDraft`. Subjects that could not have been added are left out. */
export function parseMarksheetDraft(values: DraftValues): MarksheetSelection {
  const get = (name: string) => values[name]?.[0] ?? '';
  return {
    student: get('student'),
    course: get('course'),
    subjects: parseSubjects(values.subjects ?? []),
    draft: { subject: get('subject'), marksObtain: get('marksObtain'), practicalMarks: get('practicalMarks') },
  };
}

/** Each subject has three texts: its name, the marks obtained and the practical marks. */
function parseSubjects(texts: readonly string[]): SubjectMarks[] {
  const subjects: SubjectMarks[] = [];
  for (let index = 0; index < texts.length; index += 3) {
    const [subject = '', marksObtain = '', practicalMarks = ''] = texts.slice(index, index + 3);
    const { input } = parseSubjectForm({ subject, marksObtain, practicalMarks });
    if (input) subjects.push(input);
  }
  return subjects;
}
