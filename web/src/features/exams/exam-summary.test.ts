import { expect, it } from 'vitest';
import { assignSeats, examSummary } from './exam-summary.ts';

it('shows the date as DD-MM-YYYY, and a dash for a missing value [R-380]', () => {
  const course = { _id: 'c', title: 'CCC' };
  expect(examSummary({ _id: 'e', title: 'Final', course, date: '2026-12-20', time: '17:45' })).toBe('Final, CCC, 20-12-2026, 5:45 PM');
  expect(examSummary({ _id: 'e', title: '', course: null })).toBe('-, -, -, -');
});

const students = ['GVI/11', undefined, 'GVI/2', 'ABC/30'].map((rollNo, index) => ({ _id: `s-${index}`, fullName: 'Asha', rollNo }));
const rollNumbers = (order: 'list' | 'rollNo') => assignSeats(students, order).map(({ number, student }) => [number, student.rollNo]);

it('numbers the seats in the order of the list', () => {
  expect(rollNumbers('list')).toEqual([
    [1, 'GVI/11'],
    [2, undefined],
    [3, 'GVI/2'],
    [4, 'ABC/30'],
  ]);
});

it('numbers the seats by roll no, with 2 before 11 and students without one last', () => {
  expect(rollNumbers('rollNo')).toEqual([
    [1, 'ABC/30'],
    [2, 'GVI/2'],
    [3, 'GVI/11'],
    [4, undefined],
  ]);
});
