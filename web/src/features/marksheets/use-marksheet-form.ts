import type { Course, Student } from '@institute/sdk';
import { useListCourses, useListStudents } from '@institute/sdk/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type FormPath, studentCourseOptions, useRequestedStudent } from '#centre/student-state.ts';
import { uniqueById } from '#ui/combobox/option-search.tsx';
import type { SelectOption } from '#ui/fields/select-field.tsx';
import type { DraftOptions, DraftValues } from '#ui/form/draft.tsx';
import { type MarksheetSelection, parseSubjectForm, type SubjectMarks } from './parse-marksheet-form.ts';
import { useSubjects } from './subject-fields.tsx';

const question = 'This will remove the subjects you have added. Continue?';

/** State of the marksheet form: a student, one of the student's courses, and subjects of that course. */
export function useMarksheetForm(path: FormPath) {
  const students = useListStudents();
  const courses = useListCourses();
  const requested = useRequestedStudent(path);
  const [prefilled] = useState(() => prefill(requested?.id, students.data?.users, courses.data?.courses));
  const [studentId, setStudentId] = useState(prefilled.student);
  const [courseId, setCourseId] = useState(prefilled.course);
  const subjects = useSubjects();
  const users = useMemo(() => students.data && uniqueById(students.data.users), [students.data]);
  const student = useMemo(() => findStudent(users, studentId), [users, studentId]);
  const catalog = courses.data?.courses ?? [];
  // Between two students the course of the last one is kept.
  const owner = student ?? (courseId === '' ? undefined : { courses: [courseId] });
  /** Removes the added subjects, after a confirmation, because they belong to the old course. Returns whether it was confirmed. */
  const selectCourse = (id: string): boolean => {
    if (id === courseId) return true;
    if (subjects.added.length > 0 && !window.confirm(question)) return false;
    subjects.removeAll();
    setCourseId(id);
    return true;
  };
  /** Keeps the course if the new student has it too, and else selects the student's only course. */
  const selectStudent = (id: string) => {
    const options = studentCourseOptions(findStudent(users, id), catalog);
    if (selectCourse(options.some(({ value }) => value === courseId) ? courseId : onlyCourse(options))) setStudentId(id);
  };
  const [firstNavigation] = useState(requested?.navigation);
  const [handled, setHandled] = useState(prefilled.student === '' ? undefined : requested?.navigation);
  const selectRequested = useEffectEvent(() => {
    if (!requested || !users || !courses.data || requested.navigation === handled) return;
    setHandled(requested.navigation);
    // After a reload the draft is restored first, possibly with another student.
    const isRestored = requested.navigation === firstNavigation && studentId !== '';
    if (findStudent(users, requested.id) && !isRestored) selectStudent(requested.id);
  });
  // An effect, because `selectStudent` may ask.
  useEffect(() => selectRequested(), [requested?.navigation, users, courses.data]);
  const restore = (values: DraftValues) => {
    const { student: restoredStudent, course, subjects: added, draft } = parseMarksheetDraft(values);
    setStudentId(restoredStudent);
    setCourseId(course);
    subjects.restore(added, draft);
  };
  return {
    students: { ...students, users },
    courses,
    studentId,
    courseId,
    courseOptions: studentCourseOptions(owner, catalog),
    course: catalog.find(({ _id }) => _id === courseId),
    subjects,
    selectStudent,
    selectCourse,
    /** Keeps the course and the names of the added subjects, for the next student. */
    startNext: () => {
      setStudentId('');
      setCourseId(courseId);
      subjects.startNext();
    },
    draft: {
      name: 'create-marksheet',
      state: marksheetDraft({ student: studentId, course: courseId, subjects: subjects.added, draft: subjects.draft }),
      onRestore: restore,
      onReset: () => restore({}),
      prefill: prefilled.student === '' ? undefined : { student: [prefilled.student] },
    } satisfies DraftOptions,
    isDirty: (studentId !== '' && studentId !== prefilled.student) || subjects.isDirty,
  };
}

/** The student for whom the form is opened, if the lists are loaded already, with the only course. */
function prefill(id = '', students: readonly Student[] = [], catalog: readonly Course[] = []) {
  const student = findStudent(students, id);
  return { student: student?._id ?? '', course: onlyCourse(studentCourseOptions(student, catalog)) };
}

function onlyCourse(options: readonly SelectOption[]): string {
  return options.length === 1 ? (options[0]?.value ?? '') : '';
}

function findStudent(students: readonly Student[] | undefined, id: string): Student | undefined {
  return students?.find(({ _id }) => _id === id);
}

export type MarksheetForm = ReturnType<typeof useMarksheetForm>;

/** The part of a marksheet's draft that is outside of the form's own fields. */
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
