import type { Result } from '@institute/sdk';
import { expect, it } from 'vitest';
import { createIsDone, getStatus } from './batch-results-page.tsx';
import { resultCourses } from './create-result-page.tsx';
import { parseBatchResults, parseResultForm, resultDuration } from './parse-result-form.ts';

const shared = { courseId: 'c-ccc', duration: '6', startDate: '2026-01-05', endDate: '2026-07-04', issueDate: '2026-07-20' };
const one: Record<string, string> = { ...shared, rollNo: ' GVI/11/2026 ', grade: ' A++ ' };
const batch: Record<string, string> = { ...shared, batchId: 'b-morning' };
const parseOne = (changes: Record<string, string> = {}, rollNo?: string) =>
  parseResultForm((field) => ({ ...one, ...changes })[field] ?? '', rollNo);
const parseBatch = (changes: Record<string, string> = {}, filledRows = 1) =>
  parseBatchResults((field) => ({ ...batch, ...changes })[field] ?? '', filledRows);

it('sends roll no and grade trimmed, the duration as a number and the dates as they are [R-362, R-436]', () => {
  expect(parseOne()).toEqual({ input: { ...shared, rollNo: 'GVI/11/2026', grade: 'A++', duration: 6 } });
  expect(parseOne({ rollNo: 'gvi/11/2026' }, 'GVI/11/2026').input?.rollNo, 'as the list spells it').toBe('GVI/11/2026');
  expect([' 1.5 ', '१२'].map((duration) => parseOne({ duration }).input?.duration)).toEqual([1.5, 12]);
});

it('returns what the rows of a batch have in common as it was typed, without the batch', () => {
  expect(parseBatch({ duration: ' १२ ' })).toEqual({ input: { ...shared, duration: ' १२ ' } });
});

it.each([
  ['a result', one, parseOne],
  ['the results of a batch', batch, parseBatch],
])('%s requires every field [R-361, Q-53]', (_what, valid, parse) => {
  for (const field of Object.keys(valid)) {
    const fields = { [field]: 'This field is required.' };
    expect(parse({ [field]: ' ' })).toEqual({ errors: { message: 'Please fill all required fields', fields } });
  }
});

it.each([
  ['duration', 'six', 'Please enter the number of months.'],
  ['duration', '6 months', 'Please enter the number of months.'],
  ['duration', '0.0', 'Please enter a duration above 0.'],
  ['duration', '-3', 'Please enter a duration above 0.'],
  ['endDate', '2026-01-04', 'The end date is before the start date.'],
  ['issueDate', '2026-07-03', 'The issue date is before the end date.'],
])('rejects the %s %s: %s [F-20]', (field, text, message) => {
  for (const parse of [parseOne, parseBatch])
    expect(parse({ [field]: text })).toEqual({ errors: { message, fields: { [field]: message } } });
});

it('a course may start, end and be issued on one day', () => {
  const date = '2026-01-05';
  for (const parse of [parseOne, parseBatch]) expect(parse({ startDate: date, endDate: date, issueDate: date }).errors).toBeUndefined();
});

it('the duration is that of the course until another one is typed, and a cleared one stays blank for this course', () => {
  const catalog = [
    { _id: 'c-1', title: 'One', price: 1, sessionDuration: 6 },
    { _id: 'c-2', title: 'Two', price: 1, sessionDuration: 1 },
    { _id: 'c-3', title: 'Three', price: 1 },
  ];
  const durations = (typed: Parameters<typeof resultDuration>[0]) =>
    ['c-1', 'c-2', 'c-3', ''].map((id) => resultDuration(typed, id, catalog));
  expect(durations(undefined)).toEqual(['6', '1', '', '']);
  expect(durations({ text: '3', courseId: '' })).toEqual(['3', '3', '3', '3']);
  expect(durations({ text: '', courseId: 'c-1' })).toEqual(['', '1', '', '']);
});

it('a row is editable until its result of this course is asked for; a student without a roll number has none', () => {
  const results = [{ student: { rollNo: 'GVI/9/2026' }, course: { _id: 'c-ccc' } } as Result];
  const isDone = (courseId: string) => createIsDone(results, courseId)({ rollNo: 'GVI/9/2026' });
  expect([isDone('c-ccc'), isDone('c-dca')]).toEqual([true, false]);
  expect(getStatus({ rollNo: 'GVI/9/2026', isDone: true })).toMatchObject({ status: 'Already requested', readOnly: true });
  expect(getStatus({ rollNo: 'GVI/9/2026', isDone: false })).toEqual({});
  expect(getStatus({ rollNo: ' ', isDone: false })).toMatchObject({ status: 'Roll No missing', readOnly: true });
});

it.each([
  ['a student chosen from the list has only own courses', ['c-2'], true, [['c-2']]],
  ['a typed roll number has all others in a group', ['c-2'], false, [['c-2'], ['c-1', 'Other courses'], ['c-3', 'Other courses']]],
  ['without own courses there is no group', [], true, [['c-1'], ['c-2'], ['c-3']]],
] as const)('%s', (_what, own, isChosen, expected) => {
  const catalog = ['c-1', 'c-2', 'c-3'].map((_id) => ({ _id, title: _id, price: 1 }));
  const options = resultCourses(
    own.map((id) => ({ value: id, label: id })),
    isChosen,
    catalog,
  );
  expect(options.map(({ value, group }) => (group ? [value, group] : [value]))).toEqual(expected);
});
