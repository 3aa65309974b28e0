import { ApiError, NetworkError, TimeoutError } from '@institute/sdk';
import { expect, it } from 'vitest';
import { getBulkOutcome } from './bulk-run.ts';

const words = { success: false, message: 'Not today.' };
const fail = (status: number, body: unknown = words, headers?: Headers) =>
  getBulkOutcome(new ApiError('createResult', status, body, headers));

it.each([400, 404, 409, 422])('%d rejects the row with the words of the server, and the run goes on', (status) => {
  expect(fail(status)).toEqual({ status: 'rejected', message: 'Not today.', pauses: false });
});

it('401 and 429 leave the row waiting, and pause', () => {
  expect(fail(401)).toEqual({ status: 'waiting', message: 'Not today.', pauses: true });
  const headers = new Headers({ 'Retry-After': '30' });
  expect(fail(429, words, headers)).toEqual({ status: 'waiting', message: 'Not today. You can try again in 30 seconds.', pauses: true });
});

it('503 with the words of the API rejects the row, and pauses', () => {
  expect(fail(503)).toEqual({ status: 'rejected', message: 'Not today.', pauses: true });
});

it.each([408, 500, 502, 504])('%d leaves the row unknown, because it may be saved, and pauses', (status) => {
  expect(fail(status)).toEqual({ status: 'unknown', message: 'Not today.', pauses: true });
});

it.each([
  ['502 with a page', 502, '<html>Bad Gateway</html>'],
  ['503 with a page', 503, '<html>Unavailable</html>'],
  ['503 without words', 503, {}],
  ['503 of a proxy with JSON', 503, { message: 'Service Unavailable' }],
])('%s leaves the row unknown, and pauses', (_, status, body) => {
  expect(fail(status, body)).toMatchObject({ status: 'unknown', pauses: true });
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
