import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestApi, htmlResponse, rejectionOf, validBody } from '../../test/fake-server.ts';
import { type CallEvent, createApi as createPlainApi, ParseError } from '../index.ts';
import { type CheckMode, createApi, mismatch, responseMismatch } from './index.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

function createCheckedApi(check: CheckMode | undefined, body: unknown, onEvent?: (event: CallEvent) => void) {
  const fetch = async () => (typeof body === 'string' ? htmlResponse(body) : Response.json(body));
  return createApi({ baseUrl: 'https://api.example.com/v1', retries: 0, fetch, ...(check && { check }), ...(onEvent && { onEvent }) });
}

const invalidBody = { success: true, users: [{ _id: 's-1', fullName: 'Asha', phone: { digits: '98' } }] };
const reason = '/users/0/phone must be string or integer';

describe('createApi of @institute/sdk/check', () => {
  it('throws a nested mismatch with its pointer and without its value, and emits a failure event [R-450]', async () => {
    const types: string[] = [];
    const api = createCheckedApi('throw', invalidBody, ({ type, error }) => types.push(error ? `${type} ${error}` : type));
    const error = await rejectionOf(api.listStudents());
    expect(error).toBeInstanceOf(ParseError);
    expect(error).toMatchObject({ operation: 'listStudents', status: 200, reason });
    expect(types).toEqual(['request', 'response', 'failure ParseError']);
  });

  it('warns by default and resolves', async () => {
    expect(await createCheckedApi(undefined, invalidBody).listStudents()).toEqual(invalidBody);
    expect(warn.mock.calls).toEqual([[`The response of listStudents does not match the contract: ${reason}`]]);
  });

  it('is silent when it is off, and when the response matches, also with properties that the contract does not name', async () => {
    const extended = { success: true, page: 1, batches: [{ _id: 'b', title: 'Morning', room: 4 }] };
    expect(await createCheckedApi('throw', extended).listBatches()).toEqual(extended);
    expect(await createCheckedApi('off', invalidBody).listStudents()).toEqual(invalidBody);
    expect(await createCheckedApi('throw', validBody).listCourses()).toEqual(validBody);
    expect(await createCheckedApi('throw', '<p>Certificate</p>').findResult({ rollNo: '1', courseId: 'c' })).toBe('<p>Certificate</p>');
    expect(warn).not.toHaveBeenCalled();
  });

  it('calls the inspect option too', async () => {
    const calls: unknown[] = [];
    const fetch = async () => Response.json(validBody);
    const api = createApi({ baseUrl: 'https://host/v1', fetch, inspect: (...args) => calls.push(args) });
    await api.listCourses();
    expect(calls).toEqual([['listCourses', validBody, 200]]);
  });
});

it('the plain client checks only the top-level keys', async () => {
  const { api } = createTestApi(Response.json(invalidBody));
  expect(await api.listStudents()).toEqual(invalidBody);
  // @ts-expect-error only createApi of @institute/sdk/check has the option
  createPlainApi({ baseUrl: 'https://host/v1', check: 'throw' });
});

describe('a mismatch has a JSON pointer', () => {
  const user = { _id: 'u', fullName: 'A', email: 'a@example.com', role: 10 };
  it.each<[unknown, string, string]>([
    [undefined, '', 'must be object'],
    [{}, '/user', 'is required'],
    [{ user: { ...user, gender: 'x' } }, '/user/gender', 'must be one of ["male","female","other"]'],
    [{ user: { ...user, avatar: 5 } }, '/user/avatar', 'must be object or null'],
    [{ user: { ...user, avatar: { url: 5 } } }, '/user/avatar/url', 'must be string'],
    [{ user: { ...user, courses: ['c', { title: 'x' }] } }, '/user/courses/1/_id', 'is required'],
  ])('%j', (body, pointer, problem) => {
    expect(responseMismatch('getProfile', body)).toEqual({ pointer, problem });
  });

  it('also for an error response', () => {
    expect(mismatch('Problem', { success: false, message: 'No' })).toBeUndefined();
    expect(mismatch('Problem', { success: false, message: { email: 'taken' } })).toEqual({
      pointer: '/message/email',
      problem: 'must be array',
    });
  });
});
