import { expect, it } from 'vitest';
import type { RowCells } from '../../entry/batch-rows.ts';
import { createIsDone, getColumnName, parseMarksRow, toMarksheetInput } from './batch-marks.ts';

const office = getColumnName('marksObtain', 'Office');
const officePractical = getColumnName('practicalMarks', 'Office');
const accounts = getColumnName('marksObtain', 'लेखा');
const accountsPractical = getColumnName('practicalMarks', 'लेखा');
const parse = (cells: RowCells) => parseMarksRow(cells, ['Office', 'लेखा']);
const required = 'This field is required.';

it('a row is blank without a text in the chosen subjects', () => {
  expect(parse({ [office]: ' ', [getColumnName('marksObtain', 'Typing')]: '5' }).isBlank).toBe(true);
  expect(parse({ [accountsPractical]: '0' }).isBlank).toBe(false);
});

it('returns the subjects of a complete row, and their total', () => {
  const row = parse({ [office]: '62', [officePractical]: '25', [accounts]: '७०.५', [accountsPractical]: '20' });
  expect(row).toEqual({
    isBlank: false,
    values: { [office]: '62', [officePractical]: '25', [accounts]: '70.5', [accountsPractical]: '20' },
    subjects: [
      { subjectName: 'Office', marksObtain: 62, practicalMarks: 25, totalMarks: 100 },
      { subjectName: 'लेखा', marksObtain: 70.5, practicalMarks: 20, totalMarks: 100 },
    ],
    total: '177.5 of 200 (88.75%)',
    errors: {},
    warnings: {},
  });
});

it('every cell of a half-filled row is required', () => {
  const half = parse({ [office]: '62', [officePractical]: '25', [accounts]: '70' });
  expect(half).toMatchObject({ errors: { [accountsPractical]: required }, total: '87 of 100 (87%)' });
  expect(parse({ [office]: '62' }).errors).toEqual({ [officePractical]: required, [accounts]: required, [accountsPractical]: required });
});

it('more than 100 together is a warning, and what is no number an error [Q-76]', () => {
  const row = parse({ [office]: '70', [officePractical]: '31', [accounts]: 'x', [accountsPractical]: '5' });
  const errors = { [accounts]: 'Please enter the marks obtained as a number.' };
  const warnings = { [officePractical]: '70 + 31 is more than 100. Please check.' };
  expect(row).toMatchObject({ errors, warnings, total: '101 of 100 (101%)' });
});

const session = '02-04-2026 - 01-07-2026';
const shared = { course: 'c-tally', session, issueDate: '2026-07-06' };

it('a stored row gives the marksheet again, with its subjects in their order', () => {
  const cells = { 'marksObtain लेखा 1': '७०.५', 'practicalMarks लेखा 1': '0', 'marksObtain 1': '62', 'practicalMarks 1': '25' };
  const { values, subjects } = parseMarksRow(cells, ['लेखा 1', '1']);
  const stored = JSON.parse(JSON.stringify({ ...shared, student: 's-031', ...values }));
  expect(toMarksheetInput(stored)).toEqual({ ...shared, student: 's-031', subjects });
  expect(subjects.map(({ subjectName }) => subjectName)).toEqual(['लेखा 1', '1']);
});

it('a student has a marksheet if there is one of this course and session', () => {
  const marksheet = { _id: 'm', student: { _id: 's-2' }, course: { _id: 'c-1' }, session };
  const isDone = (changes: object, _id = 's-2') => createIsDone([{ ...marksheet, ...changes }], 'c-1', session)({ _id });
  expect([isDone({}), isDone({}, 's-1')]).toEqual([true, false]);
  for (const other of [{ session: '02-04-2025 - 01-07-2025' }, { course: { _id: 'c-2' } }, { course: null, student: null }])
    expect(isDone(other)).toBe(false);
});
