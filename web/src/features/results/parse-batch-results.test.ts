import { expect, it } from 'vitest';
import { parseBatchResults } from './parse-result-form.ts';

const valid = {
  courseId: 'c-ccc',
  batchId: 'b-morning',
  duration: '6',
  startDate: '2026-01-05',
  endDate: '2026-07-04',
  issueDate: '2026-07-20',
};
const parse = (changes: Record<string, string> = {}, grades = ['A']) => {
  const values: Record<string, string> = { ...valid, ...changes };
  return parseBatchResults((field) => values[field] ?? '', grades);
};

it('returns what the rows have in common as it was typed, without the batch', () => {
  const { batchId, ...shared } = valid;
  expect(parse()).toEqual({ input: shared });
  expect(parse({ duration: ' १२ ' })).toEqual({ input: { ...shared, duration: ' १२ ' } });
});

it('requires every field', () => {
  for (const field of Object.keys(valid)) {
    const fields = { [field]: 'This field is required.' };
    expect(parse({ [field]: ' ' })).toEqual({ errors: { message: 'Please fill all required fields', fields } });
  }
});

it.each([
  ['duration', 'six', 'Please enter the number of months.'],
  ['duration', '0', 'Please enter a duration above 0.'],
  ['endDate', '2026-01-04', 'The end date is before the start date.'],
  ['issueDate', '2026-07-03', 'The issue date is before the end date.'],
])('rejects the %s %s', (field, text, message) => {
  expect(parse({ [field]: text })).toEqual({ errors: { message, fields: { [field]: message } } });
});

it('a course may start, end and be issued on one day', () => {
  const date = '2026-01-05';
  expect(parse({ startDate: date, endDate: date, issueDate: date }).errors).toBeUndefined();
});

it('requires a grade', () => {
  expect(parse({}, []).errors?.fields).toEqual({ grades: 'Please enter at least one grade.' });
});
