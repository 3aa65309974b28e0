import { expect, it } from 'vitest';
import { parseBatchForm } from './create-batch-page.tsx';

const valid = { title: ' Morning ', time: ' 10:00 AM - 12:00 PM ', studentLimit: '25' };
const parse = (changes: Record<string, string> = {}) => {
  const values: Record<string, string> = { ...valid, ...changes };
  return parseBatchForm((field) => values[field] ?? '');
};

it('sends title and time trimmed, and the student limit as a number [R-374]', () => {
  expect(parse()).toEqual({ input: { title: 'Morning', time: '10:00 AM - 12:00 PM', studentLimit: 25 } });
});

it('requires title, time and student limit [R-373, Q-53]', () => {
  for (const field of Object.keys(valid)) {
    const fields = { [field]: 'This field is required.' };
    expect(parse({ [field]: ' ' })).toEqual({ errors: { message: 'Please fill all required fields', fields } });
  }
  expect(Object.keys(parseBatchForm(() => '').errors?.fields ?? {})).toEqual(['title', 'time', 'studentLimit']);
});

it.each([
  ['30', 30],
  [' 30 ', 30],
  ['३०', 30],
  ['1,500', 1500],
  ['1,00,000', 100_000],
  ['0', 0],
])('reads the student limit %j as %d [F-20]', (text, studentLimit) => {
  expect(parse({ studentLimit: text }).input?.studentLimit).toBe(studentLimit);
});

it.each(['many', '12.5', '1e3', '30 seats', '1,5'])('rejects the student limit %j [F-20]', (text) => {
  const message = 'Please enter the number of seats as a whole number.';
  expect(parse({ studentLimit: text })).toEqual({ errors: { message, fields: { studentLimit: message } } });
});
