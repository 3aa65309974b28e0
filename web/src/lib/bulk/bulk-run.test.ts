import { ApiError, NetworkError, TimeoutError } from '@institute/sdk';
import { expect, it } from 'vitest';
import { getBulkOutcome } from './bulk-run.ts';

const message = 'Not today.';
const fail = (status: number, body: unknown = { success: false, message }, headers?: Headers) =>
  getBulkOutcome(new ApiError('createResult', status, body, headers));

it.each([400, 404, 422])('%d rejects the row with the words of the server, and the run goes on', (status) => {
  expect(fail(status)).toEqual({ status: 'rejected', message, pauses: false });
});

it('409 is counted apart, because the browser may have repeated the call that saved the row; the run goes on', () => {
  expect(fail(409)).toEqual({ status: 'exists', message, pauses: false });
});

it('401 and 429 leave the row waiting, and pause; 503 with the words of the API rejects it, and pauses', () => {
  expect(fail(401)).toEqual({ status: 'waiting', message, pauses: true });
  const limited = fail(429, { success: false, message }, new Headers({ 'Retry-After': '30' }));
  expect(limited).toEqual({ status: 'waiting', message: 'Not today. You can try again in 30 seconds.', pauses: true });
  expect(fail(503)).toEqual({ status: 'rejected', message, pauses: true });
});

it.each([408, 500, 502, 504])('%d leaves the row unknown, because it may be saved, and pauses', (status) => {
  expect(fail(status)).toEqual({ status: 'unknown', message, pauses: true });
});

it.each([
  ['a page', '<html>Unavailable</html>'],
  ['no words', {}],
  ['the JSON of a proxy', { message: 'Service Unavailable' }],
])('503 with %s leaves the row unknown, and pauses', (_, body) => {
  expect(fail(503, body)).toMatchObject({ status: 'unknown', pauses: true });
});

it.each([new NetworkError('createResult', undefined), new TimeoutError('createResult', 30_000)])(
  'a call without a response leaves the row unknown, and pauses: $name',
  (error) => {
    expect(getBulkOutcome(error)).toEqual({ status: 'unknown', message: error.message, pauses: true });
  },
);

it('a row that could not be prepared is rejected, and the run goes on', () => {
  expect(getBulkOutcome(new Error('internal'))).toEqual({ status: 'rejected', message: 'This row could not be sent.', pauses: false });
});
