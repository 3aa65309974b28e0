import type { Result, Student } from '@institute/sdk';
import { expect, it } from 'vitest';
import type { BulkStatus } from '#lib/bulk/bulk-run.ts';
import { gradesDraft, maxStudents, parseGradesDraft, toBatchStudents, toGridRow } from './batch-results-page.tsx';

const toStudent = (id: string, rollNo?: string) => ({ _id: id, fullName: `Student ${id}`, rollNo }) as Student;
const result = { student: { rollNo: 'GVI/9/2026' }, course: { _id: 'c-ccc' } } as Result;

it('sorts by roll number, lists each student once, and knows who has a result of the course', () => {
  const users = [toStudent('1', 'GVI/10/2026'), toStudent('2', 'GVI/9/2026'), toStudent('1', 'GVI/10/2026')];
  expect(toBatchStudents(users, [result], 'c-ccc')).toEqual([
    { id: 'c-ccc 2', studentId: '2', fullName: 'Student 2', rollNo: 'GVI/9/2026', isDone: true },
    { id: 'c-ccc 1', studentId: '1', fullName: 'Student 1', rollNo: 'GVI/10/2026', isDone: false },
  ]);
  expect(toBatchStudents(users, [result], 'c-dca').some(({ isDone }) => isDone)).toBe(false);
});

it('of more students than fit, those without a result come first', () => {
  const users = Array.from({ length: maxStudents + 5 }, (_, index) => toStudent(`${index}`, `GVI/${index}/2026`));
  const students = toBatchStudents(users, [result], 'c-ccc');
  expect([students.length, students.some(({ isDone }) => isDone)]).toEqual([maxStudents, false]);
});

const student = { id: 'c-ccc 1', studentId: '1', fullName: 'Asha', rollNo: 'GVI/1/2026', isDone: false };

it('a row is editable until its result is asked for; a student without a roll number has none', () => {
  expect(toGridRow(student, undefined)).toEqual({ id: 'c-ccc 1', header: 'Asha', detail: 'GVI/1/2026' });
  expect(toGridRow({ ...student, isDone: true }, undefined)).toMatchObject({ status: 'Already asked for', readOnly: true });
  expect(toGridRow({ ...student, rollNo: '' }, undefined)).toMatchObject({ status: 'No roll number', readOnly: true });
});

it.each<[BulkStatus, string | undefined, true | undefined]>([
  ['waiting', undefined, true],
  ['sending', 'Sending', true],
  ['sent', 'Sent', true],
  ['rejected', 'Rejected', undefined],
  ['unknown', 'Not answered', true],
])('a row whose result is %s shows %s; only a rejected one can be edited', (status, text, readOnly) => {
  const item = { id: student.id, label: '', values: {}, status };
  const row = toGridRow({ ...student, isDone: true }, item);
  expect([row.status, row.readOnly]).toEqual([text, readOnly]);
});

const grades = { 'c-ccc 1': { grade: 'A+' }, 'c-ccc 2': { grade: '' }, 'c-ccc 3': { grade: 'B' } };

it('keeps the grades that are typed and not sent, and reads them again, but no id without its grade', () => {
  expect(gradesDraft(grades, () => true)).toEqual(['c-ccc 1', 'A+', 'c-ccc 3', 'B']);
  const draft = gradesDraft(grades, (id) => id !== 'c-ccc 3');
  expect([draft, undefined, ['c-ccc 1']].map(parseGradesDraft)).toEqual([{ 'c-ccc 1': { grade: 'A+' } }, {}, {}]);
});
