import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anything, clientWith, refusal, silence } from '../test/fake-server.ts';
import type { CallEvent } from './types.ts';

const good = Response.json(anything);
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

describe('retries', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([502, 503, 504])('a read is tried again twice after %i [F-05]', async (status) => {
    const { api, requests } = clientWith([refusal(status, 'x'), refusal(status, 'x'), good]);
    const answer = api.listCourses();
    await vi.runAllTimersAsync();
    expect((await answer).courses).toEqual([]);
    expect(requests).toHaveLength(3);
  });

  it('a read is tried again when nobody answered, then gives up [F-05]', async () => {
    const { api, requests } = clientWith(new TypeError('fetch failed'));
    const failure = failureOf(api.listCourses());
    await vi.runAllTimersAsync();
    expect(await failure).toMatchObject({ name: 'NetworkError' });
    expect(requests).toHaveLength(3);
  });

  it.each([400, 401, 404, 429, 500])('a read is not tried again after %i', async (status) => {
    const { api, requests } = clientWith(refusal(status, 'x'));
    await failureOf(api.listCourses());
    expect(requests).toHaveLength(1);
  });

  it('a write is never tried again [F-05]', async () => {
    const { api, requests } = clientWith(refusal(503, 'x'));
    await failureOf(api.createBatch({ title: '', time: '', studentLimit: 1 }));
    await failureOf(api.deleteBatch({ id: 'b' }));
    expect(requests).toHaveLength(2);
  });

  it('can be switched off for a call and for the client', async () => {
    const first = clientWith(refusal(503, 'x'));
    await failureOf(first.api.listCourses({}, { retries: 0 }));
    const second = clientWith(refusal(503, 'x'), { retries: 0 });
    await failureOf(second.api.listCourses());
    expect([first.requests.length, second.requests.length]).toEqual([1, 1]);
  });

  it('wait as long as Retry-After says', async () => {
    const { api, requests } = clientWith([refusal(503, 'x', { 'retry-after': '7' }), good]);
    const answer = api.listCourses();
    await vi.advanceTimersByTimeAsync(6999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(requests).toHaveLength(2);
  });

  it('give up at once when Retry-After lies beyond the deadline', async () => {
    const { api, requests } = clientWith(refusal(503, 'x', { 'retry-after': '60' }), { timeoutMs: 5000 });
    expect(await failureOf(api.listCourses())).toMatchObject({ name: 'ApiError', status: 503 });
    expect(requests).toHaveLength(1);
  });

  it('stop when the caller aborts during a pause', async () => {
    const controller = new AbortController();
    const { api, requests } = clientWith(refusal(503, 'x', { 'retry-after': '20' }));
    const failure = failureOf(api.listCourses({}, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await failure).toMatchObject({ name: 'AbortError' });
    expect(requests).toHaveLength(1);
  });

  it('stop at once when the caller had already aborted', async () => {
    const controller = new AbortController();
    const { api } = clientWith(refusal(503, 'x', { 'retry-after': '20' }), {
      onEvent: ({ type }) => type === 'retry' && controller.abort(),
    });
    const failure = failureOf(api.listCourses({}, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ name: 'AbortError' });
  });

  it('share one deadline over all attempts', async () => {
    const { api } = clientWith([refusal(503, 'x'), silence], { timeoutMs: 2000 });
    const failure = failureOf(api.listCourses());
    await vi.advanceTimersByTimeAsync(2000);
    expect(await failure).toMatchObject({ name: 'TimeoutError' });
  });
});

it('the logging hook sees every attempt and no secret or personal datum [S-06]', async () => {
  const events: CallEvent[] = [];
  const { api } = clientWith([refusal(401, 'canary-message'), Response.json({ ...anything, token: 'canary-answer' })], {
    onEvent: (event) => events.push(event),
    token: () => 'canary-token',
  });
  const student = { email: 'canary@example.com', password: 'canary-password' };
  await failureOf(api.login(student));
  await api.login(student);
  await failureOf(api.findResult({ rollNo: 'canary/1', courseId: 'canary-course' }));
  expect(events.map(({ type, operation, status }) => [type, operation, status])).toEqual([
    ['request', 'login', undefined],
    ['response', 'login', 401],
    ['failure', 'login', undefined],
    ['request', 'login', undefined],
    ['response', 'login', 200],
    ['request', 'findResult', undefined],
    ['response', 'findResult', 200],
    ['failure', 'findResult', undefined],
  ]);
  expect(events[0]).toMatchObject({ method: 'POST', path: '/login', fields: ['email', 'password'], attempt: 1 });
  expect(JSON.stringify(events)).not.toContain('canary');
});
