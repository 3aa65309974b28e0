import { expect, it } from 'vitest';
import { maxStudents, toBatchStudents, toGridRow } from './batch-marksheets.ts';

const session = '02-04-2026 - 01-07-2026';
const user = (_id: string, rollNo: string) => ({ _id, fullName: `Student ${_id}`, rollNo, courses: [] });
const marksheet = { _id: 'm', student: { _id: 's-2' }, course: { _id: 'c-1' }, session };

it('marks the students who have a marksheet of this course and session', () => {
  const users = [user('s-2', 'R/2'), user('s-1', 'R/1')];
  const getMarked = (changes: object) =>
    toBatchStudents({ users, marksheets: [{ ...marksheet, ...changes }], courseId: 'c-1', session }).map(({ isDone }) => isDone);
  expect(getMarked({})).toEqual([false, true]);
  expect(getMarked({ session: '02-04-2025 - 01-07-2025' })).toEqual([false, false]);
  expect(getMarked({ course: { _id: 'c-2' } })).toEqual([false, false]);
  expect(getMarked({ course: null, student: null })).toEqual([false, false]);
});

it('sorts by roll number, lists a student once, and leaves out those with a marksheet first when there are too many', () => {
  const numbers = Array.from({ length: maxStudents + 1 }, (_, index) => index + 1);
  const users = numbers.reverse().map((number) => user(`s-${number}`, `R/${number}`));
  const students = toBatchStudents({ users: [user('s-5', 'R/5'), ...users], marksheets: [marksheet], courseId: 'c-1', session });
  expect(students.slice(0, 3).map(({ rollNo }) => rollNo)).toEqual(['R/1', 'R/3', 'R/4']);
  expect(new Set(students.map(({ id }) => id)).size).toBe(maxStudents);
});

it('a row shows roll number and total, and why it cannot be filled', () => {
  const [student] = toBatchStudents({ users: [user('s-2', 'R/2')], marksheets: [marksheet], courseId: 'c-1', session });
  if (!student) throw new Error('No student');
  const item = { id: student.id, label: '', values: {} };
  expect(toGridRow(student, undefined, undefined)).toEqual({
    id: 'c-1 s-2',
    header: 'Student s-2',
    detail: 'R/2',
    status: 'Has a marksheet',
    readOnly: true,
  });
  expect(toGridRow({ ...student, isDone: false }, undefined, '87 of 100 (87 %)').detail).toBe('R/2 · 87 of 100 (87 %)');
  expect(toGridRow(student, { ...item, status: 'sent' }, undefined)).toMatchObject({ status: 'Sent', readOnly: true });
  expect(toGridRow({ ...student, isDone: false }, { ...item, status: 'rejected' }, undefined)).not.toHaveProperty('readOnly');
});
