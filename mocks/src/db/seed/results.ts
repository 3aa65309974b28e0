import type { Course } from '@institute/sdk/contract';
import type { Account, StoredResult } from '../db.ts';

const today = '2026-11-21';
const dayMs = 24 * 60 * 60 * 1000;
const grades = ['A++', 'A+', 'A', 'B+', 'A++', 'B', 'A+'];

/** Results of the centre's students whose first course is over, and of the student with the documented password. */
export function seedResults(students: Account[], courses: Course[]): StoredResult[] {
  const months = new Map(courses.map((course) => [course._id, course.sessionDuration ?? 3]));
  const centreResults = students
    .map((student, index) => createResult(student, index, months.get(student.courses[0] ?? '') ?? 3))
    .filter(({ issueDate }) => issueDate < today)
    .map((result, index) => ({ ...result, _id: `r-${String(index + 1).padStart(3, '0')}` }));
  return [...centreResults, { ...instituteResult }];
}

function createResult(student: Account, index: number, duration: number): StoredResult {
  const startDate = addDays((student.createdAt ?? today).slice(0, 10), 4);
  const endDate = addDays(addMonths(startDate, duration), -1);
  const issueDate = addDays(endDate, 5);
  return {
    _id: '',
    studentId: student._id,
    courseId: student.courses[0] ?? '',
    grade: grades[index % grades.length] ?? 'A',
    duration,
    startDate,
    endDate,
    issueDate,
    isActive: index % 3 !== 2,
    owner: student.centre ?? '',
    createdAt: `${issueDate}T09:${String(10 + index)}:00.000Z`,
  };
}

/** Declared by the institute itself, because `u-student` belongs to no centre. */
const instituteResult: StoredResult = {
  _id: 'r-institute-1',
  studentId: 'u-student',
  courseId: 'c-ccc',
  grade: 'A+',
  duration: 3,
  startDate: '2026-02-02',
  endDate: '2026-05-01',
  issueDate: '2026-05-08',
  isActive: true,
  owner: 'u-institute',
  createdAt: '2026-05-08T09:00:00.000Z',
};

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

function addMonths(date: string, months: number): string {
  const result = new Date(date);
  result.setUTCMonth(result.getUTCMonth() + months);
  return result.toISOString().slice(0, 10);
}
