import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { oneOfEach } from '../../ui/combobox/option.ts';
import { studentCourses } from './student-courses.ts';
import { useSubjects } from './use-subjects.ts';

const question = 'The subjects that you have added belong to the course. Remove them?';

/** What is chosen for a marksheet: a student, one of the student's courses, and subjects of that course. */
export function useMarksheet() {
  const { queries } = useApi();
  const students = useQuery(queries.listStudents());
  const courses = useQuery(queries.listCourses());
  const [studentId, setStudentId] = useState('');
  const [courseId, setCourseId] = useState('');
  const subjects = useSubjects();
  const users = useMemo(() => students.data && oneOfEach(students.data.users), [students.data]);
  const student = useMemo(() => users?.find(({ _id }) => _id === studentId), [users, studentId]);
  /** Subjects of another course do not belong here; whoever has added some is asked first. */
  const changeCourse = (id: string): boolean => {
    if (id === courseId) return true;
    if (subjects.added.length > 0 && !window.confirm(question)) return false;
    subjects.removeAll();
    setCourseId(id);
    return true;
  };
  return {
    students: { ...students, users },
    courses,
    studentId,
    courseId,
    offered: studentCourses(student, courses.data?.courses ?? []),
    course: courses.data?.courses.find(({ _id }) => _id === courseId),
    subjects,
    chooseStudent: (id: string) => changeCourse('') && setStudentId(id),
    chooseCourse: changeCourse,
    filled: studentId !== '' || subjects.filled,
  };
}

export type MarksheetChoice = ReturnType<typeof useMarksheet>;
