import { ApiError, NetworkError } from '@institute/sdk';
import { expect, it } from 'vitest';
import { fieldErrors } from './field-errors.ts';

it('gives each field its first message [R-253]', () => {
  const getFieldError = fieldErrors(new ApiError('register', 422, { message: { email: ['Please enter your email.', 'It is blank.'] } }));
  expect([getFieldError('email'), getFieldError('fullName')]).toEqual(['Please enter your email.', undefined]);
});

it('gives no field errors for a single message, a network error or no error', () => {
  const errors = [new ApiError('register', 409, { message: 'Taken.' }), new NetworkError('register', undefined), null];
  expect(errors.map((error) => fieldErrors(error)('email'))).toEqual([undefined, undefined, undefined]);
});
