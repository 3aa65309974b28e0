import { expect, it } from 'vitest';
import { setCells } from '../../entry/grid-values.ts';
import {
  getColumnName,
  type MarksCells,
  marksDraft,
  parseBatchForm,
  parseMarksDraft,
  parseMarksRow,
  toMarksheetInput,
  toRowValues,
} from './batch-marks.ts';
import { maxStudents, toBatchStudents, toGridRow } from './batch-marksheets.ts';

const office = getColumnName('marksObtain', 'Office');
const officePractical = getColumnName('practicalMarks', 'Office');
const accounts = getColumnName('marksObtain', 'लेखा');
const accountsPractical = getColumnName('practicalMarks', 'लेखा');
const parse = (cells: MarksCells) => parseMarksRow(cells, ['Office', 'लेखा']);
const required = 'This field is required.';

it('a row is blank without a text in the chosen subjects', () => {
  expect(parse({ [office]: ' ', [getColumnName('marksObtain', 'Typing')]: '5' }).isBlank).toBe(true);
  expect(parse({ [accountsPractical]: '0' }).isBlank).toBe(false);
});

it('returns the subjects of a complete row, and their total', () => {
  const row = parse({ [office]: '62', [officePractical]: '25', [accounts]: '७०.५', [accountsPractical]: '20' });
  expect(row).toEqual({
    isBlank: false,
    subjects: [
      { subjectName: 'Office', marksObtain: 62, practicalMarks: 25, totalMarks: 100 },
      { subjectName: 'लेखा', marksObtain: 70.5, practicalMarks: 20, totalMarks: 100 },
    ],
    total: '177.5 of 200 (88.75 %)',
    errors: {},
    earlyErrors: {},
    warnings: {},
  });
});

it('every cell of a half-filled row is required, but not while the row is typed', () => {
  const half = parse({ [office]: '62', [officePractical]: '25', [accounts]: '70' });
  expect(half).toMatchObject({ errors: { [accountsPractical]: required }, earlyErrors: {}, total: '87 of 100 (87 %)' });
  expect(parse({ [office]: '62' }).errors).toEqual({ [officePractical]: required, [accounts]: required, [accountsPractical]: required });
});

it('more than 100 together is a warning, and what is no number an error at once [Q-76]', () => {
  const row = parse({ [office]: '70', [officePractical]: '31', [accounts]: 'x', [accountsPractical]: '5' });
  const errors = { [accounts]: 'Please enter the marks obtained as a number.' };
  const warnings = { [officePractical]: '70 + 31 is more than 100. Please check.' };
  expect(row).toMatchObject({ errors, earlyErrors: errors, warnings, total: '101 of 100 (101 %)' });
});

it('brings back the marks of the rows that are kept, without blank cells', () => {
  const marks = { a: { 'marksObtain GST': '62', 'practicalMarks GST': '' }, b: { 'marksObtain GST': '55' } };
  expect(setCells({}, parseMarksDraft(marksDraft(marks, () => true)))).toEqual({ a: { 'marksObtain GST': '62' }, b: marks.b });
  expect(marksDraft(marks, (row) => row === 'b')).toEqual(['b', 'marksObtain GST', '55']);
  expect([parseMarksDraft(), parseMarksDraft(['a', 'marksObtain GST'])]).toEqual([[], []]);
});

const session = '02-04-2026 - 01-07-2026';
const shared = { course: 'c-tally', session, issueDate: '2026-07-06' };

it('a stored row gives the marksheet again, with its subjects in their order', () => {
  const subjects = [
    { subjectName: 'लेखा 1', marksObtain: 70.5, practicalMarks: 0, totalMarks: 100 },
    { subjectName: '1', marksObtain: 62, practicalMarks: 25, totalMarks: 100 },
  ];
  const stored = JSON.parse(JSON.stringify(toRowValues(shared, 's-031', subjects)));
  expect(toMarksheetInput(stored)).toEqual({ ...shared, student: 's-031', subjects });
});

it('requires every field of the batch, with the dates in order, and returns what all marksheets have in common', () => {
  const dates = { startDate: '2026-04-02', endDate: '2026-07-01', issueDate: '2026-07-06' };
  const valid: Record<string, string> = { courseId: 'c-tally', batchId: 'b-lab', ...dates };
  const parseForm = (changes: Record<string, string>) => parseBatchForm((field) => ({ ...valid, ...changes })[field] ?? '');
  expect(parseForm({}).input).toEqual(shared);
  for (const field of Object.keys(valid)) expect(parseForm({ [field]: '' }).errors?.fields).toEqual({ [field]: required });
  expect(parseForm({ endDate: '2026-04-01' }).errors?.fields).toEqual({ endDate: 'The end date is before the start date.' });
  expect(parseForm({ issueDate: '2026-06-30' }).errors?.fields).toEqual({ issueDate: 'The issue date is before the end date.' });
});

const user = (number: number) => ({ _id: `s-${number}`, fullName: `Student ${number}`, rollNo: `R/${number}`, courses: [] });
const marksheet = { _id: 'm', student: { _id: 's-2' }, course: { _id: 'c-1' }, session };
const toStudents = (users: ReturnType<typeof user>[], changes: object = {}) =>
  toBatchStudents({ users, marksheets: [{ ...marksheet, ...changes }], courseId: 'c-1', session });

it('marks the students who have a marksheet of this course and session', () => {
  const getMarked = (changes: object) => toStudents([user(2), user(1)], changes).map(({ isDone }) => isDone);
  expect(getMarked({})).toEqual([false, true]);
  for (const other of [{ session: '02-04-2025 - 01-07-2025' }, { course: { _id: 'c-2' } }, { course: null, student: null }])
    expect(getMarked(other)).toEqual([false, false]);
});

it('sorts by roll number, lists a student once, and leaves out those with a marksheet first when there are too many', () => {
  const users = Array.from({ length: maxStudents + 1 }, (_, index) => user(index + 1)).reverse();
  const students = toStudents([user(5), ...users]);
  expect(students.slice(0, 3).map(({ rollNo }) => rollNo)).toEqual(['R/1', 'R/3', 'R/4']);
  expect(new Set(students.map(({ id }) => id)).size).toBe(maxStudents);
});

it('a row shows roll number and total, and why it cannot be filled', () => {
  const [done] = toStudents([user(2)]);
  if (!done) throw new Error('No student');
  const open = { ...done, isDone: false };
  const item = { id: done.id, label: '', values: {} };
  const row = { id: 'c-1 s-2', header: 'Student 2', detail: 'R/2', status: 'Has a marksheet', readOnly: true };
  expect(toGridRow(done, undefined, undefined)).toEqual(row);
  expect(toGridRow(open, undefined, '87 of 100 (87 %)').detail).toBe('R/2 · 87 of 100 (87 %)');
  expect(toGridRow(done, { ...item, status: 'sent' }, undefined)).toMatchObject({ status: 'Sent', readOnly: true });
  expect(toGridRow(open, { ...item, status: 'rejected' }, undefined)).not.toHaveProperty('readOnly');
});
