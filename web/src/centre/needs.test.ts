import { expect, it } from 'vitest';
import { isExamSoon, isFullBatch, isPending, isUnverified, isWaitingResult } from './needs.ts';

it('counts a result, a marksheet or a payment until the institute has dealt with it, also without a status', () => {
  expect([{ isActive: false }, {}, { isActive: true }].map(isWaitingResult)).toEqual([true, true, false]);
  for (const isOpen of [isUnverified, isPending])
    expect([{ isVerified: false }, {}, { isVerified: true }].map(isOpen)).toEqual([true, true, false]);
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
