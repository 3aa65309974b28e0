import { expect, it } from 'vitest';
import { toMarksheetInput, toRowValues } from './batch-marks.ts';

const shared = { course: 'c-tally', session: '02-04-2026 - 01-07-2026', issueDate: '2026-07-06' };
const subjects = [
  { subjectName: 'लेखा 1', marksObtain: 70.5, practicalMarks: 0, totalMarks: 100 },
  { subjectName: '1', marksObtain: 62, practicalMarks: 25, totalMarks: 100 },
];

it('a stored row gives the marksheet again, with its subjects in their order', () => {
  const stored: unknown = JSON.parse(JSON.stringify(toRowValues(shared, 's-031', subjects)));
  expect(stored).toEqual(toRowValues(shared, 's-031', subjects));
  expect(toMarksheetInput(toRowValues(shared, 's-031', subjects))).toEqual({ ...shared, student: 's-031', subjects });
});
