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

it('reads the student limit as typed in India, and rejects what is no whole number [F-20]', () => {
  for (const [studentLimit, seats] of [
    [' ३० ', 30],
    ['1,00,000', 100_000],
    ['0', 0],
  ] as const)
    expect(parse({ studentLimit }).input?.studentLimit).toBe(seats);
  const message = 'Please enter the number of seats as a whole number.';
  for (const studentLimit of ['many', '12.5', '30 seats'])
    expect(parse({ studentLimit })).toEqual({ errors: { message, fields: { studentLimit: message } } });
});
