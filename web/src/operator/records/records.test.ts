import { expect, it } from 'vitest';
import { findByRollNo } from '../results/roll-no-field.tsx';
import { isExamSoon, isFullBatch, isUnverified, isWaitingResult } from './record-status.tsx';
import { studentCourseOptions } from './student-state.ts';

it('counts a result, a marksheet or a payment until the institute has dealt with it, also without a status', () => {
  expect([{ isActive: false }, {}, { isActive: true }].map(isWaitingResult)).toEqual([true, true, false]);
  expect([{ isVerified: false }, {}, { isVerified: true }].map(isUnverified)).toEqual([true, true, false]);
});

it('calls a batch full if it is active and has no free seat, which the field admittedStudents tells [Q-82, R-276]', () => {
  const full = { isActive: true, admittedStudents: 0, studentLimit: 20 };
  expect(isFullBatch(full)).toBe(true);
  for (const change of [{ admittedStudents: 1 }, { admittedStudents: 20 }, { isActive: false }, { admittedStudents: undefined }])
    expect(isFullBatch({ ...full, ...change })).toBe(false);
});

it.each([
  ['2026-11-24', false],
  ['2026-11-25', true],
  ['2026-12-02', true],
  ['2026-12-03', false],
  ['2026-12-02T18:29:59Z', true],
  ['2026-12-02T18:30:00Z', false],
  ['soon', false],
  [undefined, false],
])('counts seven days from today in +05:30: an exam on %s is soon: %s', (date, isSoon) => {
  // Just after midnight in India, and still the day before in UTC.
  expect(isExamSoon({ date }, new Date('2026-11-24T18:30:00Z'))).toBe(isSoon);
});

const students = ['GVI/5/2026', 'gvi/50/2026', undefined, 'GVI/5/2026', 'GVI 6 2026', 'GVI 1/12', 'GVI 11/2', 'GVI11/2'].map(
  (rollNo, index) => ({ _id: `s-${index}`, fullName: 'Asha', rollNo }),
);

it.each([
  ...['GVI/5/2026', ' gvi/5/2026 ', 'Gvi / 5 / 2026', 'GVI/५/२०२६'].map((typed) => [typed, 's-0']),
  ...['GVI 6 2026', 'gvi62026', ' gvi  6  2026 '].map((typed) => [typed, 's-4']),
  ...['GVI 1/12', 'GVI 11/2', 'GVI11/2'].map((typed, index) => [typed, `s-${5 + index}`]),
  ['GVI/50/2026', 's-1'],
] as [string, string][])('finds the student of %j, spelt exactly so before one who differs in case and spaces', (typed, id) => {
  expect(findByRollNo(students, typed)?._id).toBe(id);
});

it('finds no student by a part of a number, a number in no list or a blank', () => {
  for (const typed of ['GVI/5/202', '5', 'GVI/7/2026', '', ' ']) expect(findByRollNo(students, typed), typed).toBeUndefined();
});

it("offers the student's own courses, each once, by title or else by id [R-403]", () => {
  const catalog = [
    { _id: 'c-1', title: 'One', price: 1 },
    { _id: 'c-2', title: 'Two', price: 1 },
  ];
  const student = { _id: 's', fullName: 'Asha', courses: ['c-1', null, { _id: 'c-9', title: 'Nine' }, 'c-gone', 'c-1'] };
  expect(studentCourseOptions(student, catalog)).toEqual([
    { value: 'c-1', label: 'One' },
    { value: 'c-9', label: 'Nine' },
    { value: 'c-gone', label: 'Course c-gone' },
  ]);
  expect(studentCourseOptions(undefined, catalog)).toEqual([]);
});
