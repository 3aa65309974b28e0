import { ApiError, NetworkError } from '@institute/sdk';
import { expect, it } from 'vitest';
import { fieldErrors, parseTypedDate } from './form-values.ts';

it.each<[string, string | undefined]>([
  ['09-03-2005', '2005-03-09'],
  ['2005-03-09', '2005-03-09'],
  ['9/3/2005', '2005-03-09'],
  [' 09.03.2005 ', '2005-03-09'],
  ['०९-०३-२००५', '2005-03-09'],
  ['29-02-2024', '2024-02-29'],
  ...['', '31-02-2026', '29-02-2025', '00-01-2026', '09-03-05', '9 March 2005', '09-03', '1-2-3-2005', '2005-31-12'].map(
    (text): [string, undefined] => [text, undefined],
  ),
])('reads %j as %s', (text, date) => {
  expect(parseTypedDate(text)).toBe(date);
});

it('gives each field its first message, and none for a single message, a network error or no error [R-253]', () => {
  const getFieldError = fieldErrors(new ApiError('register', 422, { message: { email: ['Please enter your email.', 'It is blank.'] } }));
  expect([getFieldError('email'), getFieldError('fullName')]).toEqual(['Please enter your email.', undefined]);
  const errors = [new ApiError('register', 409, { message: 'Taken.' }), new NetworkError('register', undefined), null];
  expect(errors.map((error) => fieldErrors(error)('email'))).toEqual([undefined, undefined, undefined]);
});
