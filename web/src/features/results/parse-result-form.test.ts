import { expect, it } from 'vitest';
import { parseResultForm, resultDuration } from './parse-result-form.ts';

const valid = {
  rollNo: ' GVI/11/2026 ',
  courseId: 'c-ccc',
  grade: ' A++ ',
  duration: '6',
  startDate: '2026-01-05',
  endDate: '2026-07-04',
  issueDate: '2026-07-20',
};
const parse = (changes: Record<string, string> = {}, rollNo?: string) => {
  const values: Record<string, string> = { ...valid, ...changes };
  return parseResultForm((field) => values[field] ?? '', rollNo);
};

it('sends roll no and grade trimmed, the duration as a number and the dates as they are [R-362, R-436]', () => {
  expect(parse()).toEqual({
    input: {
      rollNo: 'GVI/11/2026',
      courseId: 'c-ccc',
      grade: 'A++',
      startDate: '2026-01-05',
      endDate: '2026-07-04',
      duration: 6,
      issueDate: '2026-07-20',
    },
  });
});

it('requires every field [R-361, Q-53]', () => {
  for (const field of Object.keys(valid)) {
    const fields = { [field]: 'This field is required.' };
    expect(parse({ [field]: ' ' })).toEqual({ errors: { message: 'Please fill all required fields', fields } });
  }
  expect(Object.keys(parseResultForm(() => '').errors?.fields ?? {}).sort()).toEqual(Object.keys(valid).sort());
});

it.each([
  ['12', 12],
  [' 1.5 ', 1.5],
  ['१२', 12],
  ['1,00,000', 100_000],
])('reads the duration %j as %d months [F-20]', (text, duration) => {
  expect(parse({ duration: text }).input?.duration).toBe(duration);
});

it.each(['six', '6 months', '1e1', '5.'])('rejects the duration %j [F-20]', (text) => {
  const message = 'Please enter the number of months.';
  expect(parse({ duration: text })).toEqual({ errors: { message, fields: { duration: message } } });
});

it.each(['0', '0.0', '-3', '०'])('rejects the duration %j, which is not above 0', (text) => {
  const message = 'Please enter a duration above 0.';
  expect(parse({ duration: text })).toEqual({ errors: { message, fields: { duration: message } } });
});

it.each([
  ['endDate', '2026-01-04', 'The end date is before the start date.'],
  ['issueDate', '2026-07-03', 'The issue date is before the end date.'],
])('rejects dates that are not in order at %s', (field, date, message) => {
  expect(parse({ [field]: date })).toEqual({ errors: { message, fields: { [field]: message } } });
});

it('accepts a course of one day with the result on the same day', () => {
  expect(parse({ startDate: '2026-07-04', issueDate: '2026-07-04' }).errors).toBeUndefined();
});

it('sends the roll number as the list spells it', () => {
  expect(parse({ rollNo: 'gvi/11/2026' }, 'GVI/11/2026').input?.rollNo).toBe('GVI/11/2026');
});

const catalog = [
  { _id: 'c-1', title: 'One', price: 1, sessionDuration: 6 },
  { _id: 'c-2', title: 'Two', price: 1, sessionDuration: 1 },
  { _id: 'c-3', title: 'Three', price: 1 },
];

it('the duration is that of the course, and blank for a course without one', () => {
  expect(['c-1', 'c-2', 'c-3', ''].map((id) => resultDuration(undefined, id, catalog))).toEqual(['6', '1', '', '']);
});

it('a typed duration stays, whichever course is selected', () => {
  const typed = { text: '3', courseId: '' };
  expect(['', 'c-1', 'c-3'].map((id) => resultDuration(typed, id, catalog))).toEqual(['3', '3', '3']);
});

it('a cleared duration stays blank until another course is selected', () => {
  const cleared = { text: '', courseId: 'c-1' };
  expect([resultDuration(cleared, 'c-1', catalog), resultDuration(cleared, 'c-2', catalog)]).toEqual(['', '1']);
});
