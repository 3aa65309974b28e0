import { ApiError, NetworkError, ParseError, TimeoutError } from '@institute/sdk';
import { expect, it } from 'vitest';
import * as english from './en/errors.ts';
import * as hindi from './hi/errors.ts';
import { langOf } from './hi/language.ts';

const ofSdk = [
  new NetworkError('listCourses', undefined),
  new TimeoutError('listCourses', 1),
  new ParseError('listCourses', 200, 'a redirect'),
  ...['<h1>Error</h1>', '', {}, { message: ' ' }].flatMap((body) => [404, 500].map((status) => new ApiError('listCourses', status, body))),
];

it.each(ofSdk)('$name: the website says in its language what the SDK says without a message of the server: $message', (error) => {
  expect(english.failure(error)).toBe(error.message);
  expect(hindi.failure(error)).toMatch(/^[^a-z]+।$/i);
});

it('shows a message of the server as it was sent, with its language on a page in Hindi', () => {
  for (const message of ['Batch is full', { title: ['Batch is full'] }]) {
    const error = new ApiError('createBatch', 409, { success: false, message });
    expect([english.failure(error), hindi.failure(error)]).toEqual(['Batch is full', 'Batch is full']);
  }
  expect(['Batch is full', 'बैच भरा हुआ है', '', undefined].map(langOf)).toEqual(['en-IN', undefined, undefined, undefined]);
});
