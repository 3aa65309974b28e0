import type { Student } from '@institute/sdk';
import { expect, it } from 'vitest';
import type { QueueStatus } from '#lib/queue/queue.ts';
import { listBatchStudents, parseDraftCells, toDraftCells, toStudentRow } from './batch-rows.ts';

const toUser = (id: string) => ({ _id: id, fullName: `Student ${id}`, rollNo: `R/${id}` }) as Student;
const options = { courseId: 'c', maxStudents: 2, isDone: ({ _id }: Student) => _id === '9' };

it('sorts by roll number, lists each student once, and of more than fit those without the document first', () => {
  expect(listBatchStudents(['10', '9', '10'].map(toUser), { ...options, session: '2026' })).toEqual([
    { id: 'c 9', itemId: 'c 9 2026', studentId: '9', fullName: 'Student 9', rollNo: 'R/9', isDone: true },
    { id: 'c 10', itemId: 'c 10 2026', studentId: '10', fullName: 'Student 10', rollNo: 'R/10', isDone: false },
  ]);
  expect(listBatchStudents(['10', '9', '11'].map(toUser), options).map(({ itemId }) => itemId)).toEqual(['c 10', 'c 11']);
});

const student = { id: 'c 1', itemId: 'c 1', studentId: '1', fullName: 'Asha', rollNo: 'R/1', isDone: true };
const status = { status: 'Has a marksheet', readOnly: true };

it('a row shows roll number and total, and why it cannot be filled', () => {
  expect(toStudentRow(student, { item: undefined, total: '87 of 100', status })).toEqual({
    ...{ id: 'c 1', header: 'Asha', detail: 'R/1 · 87 of 100' },
    ...status,
  });
});

it.each<[QueueStatus, string | undefined, true | undefined]>([
  ['waiting', undefined, true],
  ['sending', 'Sending', true],
  ['sent', 'Sent', true],
  ['rejected', 'Rejected', undefined],
  ['exists', 'Already there', undefined],
  ['unknown', 'No response', true],
])('a row whose request is %s shows %s; only one that can be corrected is editable', (sent, text, readOnly) => {
  const row = toStudentRow(student, { item: { id: 'c 1', label: '', values: {}, status: sent }, status });
  expect([row.status, row.readOnly]).toEqual([text, readOnly]);
});

it('a draft brings back the cells of the rows that are kept, without blank ones, and no row without its text', () => {
  const marks = { a: { theory: '62', practical: '' }, b: { theory: '55' } };
  expect(parseDraftCells(toDraftCells(marks, () => true))).toEqual({ a: { theory: '62' }, b: marks.b });
  expect(toDraftCells(marks, (row) => row === 'b')).toEqual(['b', 'theory', '55']);
  expect([parseDraftCells(), parseDraftCells(['a', 'theory'])]).toEqual([{}, {}]);
  // A grid with one column does not name it.
  const grades = { a: { grade: 'A+' }, b: { grade: '' }, c: { grade: 'B' } };
  expect(toDraftCells(grades, () => true, 'grade')).toEqual(['a', 'A+', 'c', 'B']);
  expect(parseDraftCells(['a', 'A+', 'c'], 'grade')).toEqual({ a: { grade: 'A+' } });
});
