import { afterEach, describe, expect, it, vi } from 'vitest';
import { anything, clientWith, html } from '../../test/fake-server.ts';
import { type CallEvent, createApi as createPlainApi, ParseError } from '../index.ts';
import { answerMismatch, type CheckMode, createApi, mismatch } from './index.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

/** A client that is always answered with this. */
function client(check: CheckMode | undefined, answer: unknown, onEvent?: (event: CallEvent) => void) {
  const fetch = async () => (typeof answer === 'string' ? html(answer) : Response.json(answer));
  return createApi({ baseUrl: 'https://api.example.com/v1', retries: 0, fetch, ...(check && { check }), ...(onEvent && { onEvent }) });
}

const wrong = { success: true, users: [{ _id: 's-1', fullName: 'Asha', phone: { digits: '98' } }] };
const reason = '/users/0/phone must be string or integer';

describe('createApi of @institute/sdk/check', () => {
  it('throws what differs deep inside, with its place and without its value [R-450]', async () => {
    const error = await client('throw', wrong)
      .listStudents()
      .catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ParseError);
    expect(error).toMatchObject({ operation: 'listStudents', status: 200, reason });
  });

  it('warns by default, and answers all the same', async () => {
    expect(await client(undefined, wrong).listStudents()).toEqual(wrong);
    expect(warn.mock.calls).toEqual([[`The answer of listStudents is not the contract's: ${reason}`]]);
  });

  it('says nothing when it is off, and nothing of what fits', async () => {
    expect(await client('off', wrong).listStudents()).toEqual(wrong);
    expect(await client('throw', anything).listCourses()).toEqual(anything);
    expect(await client('throw', '<p>Certificate</p>').findResult({ rollNo: '1', courseId: 'c' })).toBe('<p>Certificate</p>');
    expect(warn).not.toHaveBeenCalled();
  });

  it('lets keys pass that the contract does not name, so that a server may grow', async () => {
    const grown = { success: true, page: 1, batches: [{ _id: 'b', title: 'Morning', room: 4 }] };
    expect(await client('throw', grown).listBatches()).toEqual(grown);
  });

  it('counts as a failure of the call for whoever watches', async () => {
    const types: string[] = [];
    await client('throw', wrong, ({ type, error }) => types.push(error ? `${type} ${error}` : type))
      .listStudents()
      .catch(() => undefined);
    expect(types).toEqual(['request', 'response', 'failure ParseError']);
  });

  it('keeps an inspect of the caller', async () => {
    const seen: unknown[] = [];
    const fetch = async () => Response.json(anything);
    const api = createApi({ baseUrl: 'https://host/v1', fetch, inspect: (...what) => seen.push(what) });
    await api.listCourses();
    expect(seen).toEqual([['listCourses', anything, 200]]);
  });
});

it('the plain client checks the outermost keys alone', async () => {
  const { api } = clientWith(Response.json(wrong));
  expect(await api.listStudents()).toEqual(wrong);
  // @ts-expect-error the option belongs to @institute/sdk/check
  createPlainApi({ baseUrl: 'https://host/v1', check: 'throw' });
});

describe('a mismatch names its place as a JSON pointer', () => {
  const user = { _id: 'u', fullName: 'A', email: 'a@example.com', role: 10 };
  it.each<[unknown, string, string]>([
    [undefined, '', 'must be object'],
    [{}, '/user', 'is required'],
    [{ user: { ...user, role: '10' } }, '/user/role', 'must be integer'],
    [{ user: { ...user, gender: 'x' } }, '/user/gender', 'must be one of ["male","female","other"]'],
    [{ user: { ...user, avatar: 5 } }, '/user/avatar', 'must be object or null'],
    [{ user: { ...user, avatar: { url: 5 } } }, '/user/avatar/url', 'must be string'],
    [{ user: { ...user, courses: ['c', { title: 'x' }] } }, '/user/courses/1/_id', 'is required'],
    [{ user: { ...user, courses: [5] } }, '/user/courses/0', 'must be string or object or null'],
  ])('%j', (answer, pointer, problem) => {
    expect(answerMismatch('getProfile', answer)).toEqual({ pointer, problem });
  });

  it('also of a refusal', () => {
    expect(mismatch('Problem', { success: false, message: 'No' })).toBeUndefined();
    expect(mismatch('Problem', { success: false, message: { email: 'taken' } })).toEqual({
      pointer: '/message/email',
      problem: 'must be array',
    });
  });
});
