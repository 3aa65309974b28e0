import type { Course } from '@institute/sdk/contract';
import type { Account, StoredResult } from '../db.ts';

const TODAY = '2026-11-21';
const DAY = 24 * 60 * 60 * 1000;
const GRADES = ['A++', 'A+', 'A', 'B+', 'A++', 'B', 'A+'];

/** Results of everybody at the centre whose first course is over, and that of the student with the promised sign-in. */
export function seedResults(students: Account[], courses: Course[]): StoredResult[] {
  const months = new Map(courses.map((course) => [course._id, course.sessionDuration ?? 3]));
  const centre = students
    .map((student, index) => resultOf(student, index, months.get(student.courses[0] ?? '') ?? 3))
    .filter(({ issueDate }) => issueDate < TODAY)
    .map((result, index) => ({ ...result, _id: `r-${String(index + 1).padStart(3, '0')}` }));
  return [...centre, ofPromisedStudent()];
}

function resultOf(student: Account, index: number, duration: number): StoredResult {
  const startDate = dayAfter((student.createdAt ?? TODAY).slice(0, 10), 4);
  const endDate = dayAfter(monthsAfter(startDate, duration), -1);
  const issueDate = dayAfter(endDate, 5);
  return {
    _id: '',
    studentId: student._id,
    courseId: student.courses[0] ?? '',
    grade: GRADES[index % GRADES.length] ?? 'A',
    duration,
    startDate,
    endDate,
    issueDate,
    isActive: index % 3 !== 2,
    owner: student.centre ?? '',
    createdAt: `${issueDate}T09:${String(10 + index)}:00.000Z`,
  };
}

/** Declared by the institute itself, because this student belongs to no centre. */
function ofPromisedStudent(): StoredResult {
  return {
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
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

function monthsAfter(date: string, months: number): string {
  const moment = new Date(date);
  moment.setUTCMonth(moment.getUTCMonth() + months);
  return moment.toISOString().slice(0, 10);
}
