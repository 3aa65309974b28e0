import { ApiError, NetworkError } from '@institute/sdk';
import { expect, it } from 'vitest';
import { refusedFields } from './field-errors.ts';

it('gives each field the first thing that the server said of it [R-253]', () => {
  const refused = refusedFields(new ApiError('register', 422, { message: { email: ['Please enter your email.', 'It is blank.'] } }));
  expect([refused('email'), refused('fullName')]).toEqual(['Please enter your email.', undefined]);
});

it('knows of no field when the message is one text, when nobody answered and when nothing failed', () => {
  const errors = [new ApiError('register', 409, { message: 'Taken.' }), new NetworkError('register', undefined), null];
  expect(errors.map((error) => refusedFields(error)('email'))).toEqual([undefined, undefined, undefined]);
});
