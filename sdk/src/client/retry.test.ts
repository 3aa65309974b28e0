import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApi, errorResponse, neverRespond, rejectionOf, validBody } from '../../test/fake-server.ts';
import type { CallEvent } from './options.ts';

const success = Response.json(validBody);
const batch = { title: '', time: '', studentLimit: 1 };

describe('retries', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['502', errorResponse(502, 'x')],
    ['503', errorResponse(503, 'x')],
    ['504', errorResponse(504, 'x')],
    ['a network error', new TypeError('fetch failed')],
  ])('retry a query twice after %s [F-05]', async (_what, failure) => {
    const { api, requests } = createTestApi([failure, failure, success]);
    const call = api.listCourses();
    await vi.runAllTimersAsync();
    expect((await call).courses).toEqual([]);
    expect(requests).toHaveLength(3);
  });

  it.each([400, 401, 404, 429, 500])('do not happen after %i, a 429 without Retry-After', async (status) => {
    const { api, requests } = createTestApi(errorResponse(status, 'x'));
    await rejectionOf(api.listCourses());
    expect(requests).toHaveLength(1);
  });

  it('never happen for a mutation, and can be turned off for a call and for the client [F-05]', async () => {
    const { api, requests } = createTestApi(errorResponse(503, 'x'));
    await rejectionOf(api.createBatch(batch));
    await rejectionOf(api.deleteBatch({ id: 'b' }));
    await rejectionOf(api.listCourses({}, { retries: 0 }));
    expect(requests).toHaveLength(3);
    const client = createTestApi(errorResponse(503, 'x'), { retries: 0 });
    await rejectionOf(client.api.listCourses());
    expect(client.requests).toHaveLength(1);
  });

  it.each([
    ['half', 0, 150, 300],
    ['the whole', 1, 300, 600],
  ])('wait %s of a delay that doubles, as chance has it', async (_share, random, first, second) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    onTestFinished(() => void vi.restoreAllMocks());
    const { api, requests } = createTestApi(errorResponse(503, 'x'));
    const rejection = rejectionOf(api.listCourses());
    for (const [ms, count] of [
      [first - 1, 1],
      [1, 2],
      [second - 1, 2],
      [1, 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms);
      expect(requests).toHaveLength(count);
    }
    await rejection;
  });

  it.each([429, 503])(
    'of a query wait for the Retry-After of a %i, and do not happen when it is longer than 10 seconds',
    async (status) => {
      const { api, requests } = createTestApi([
        errorResponse(status, 'x', { 'retry-after': '10' }),
        errorResponse(status, 'x', { 'retry-after': '11' }),
      ]);
      const rejection = rejectionOf(api.listCourses());
      await vi.advanceTimersByTimeAsync(9999);
      expect(requests).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(await rejection).toMatchObject({ name: 'ApiError', retryAfterMs: 11_000 });
      expect(requests).toHaveLength(2);
      const write = createTestApi(errorResponse(status, 'x', { 'retry-after': '1' }));
      await rejectionOf(write.api.createBatch(batch));
      expect(write.requests).toHaveLength(1);
    },
  );

  it('do not happen when Retry-After exceeds the timeout', async () => {
    const { api, requests } = createTestApi(errorResponse(503, 'x', { 'retry-after': '10' }), { timeoutMs: 5000 });
    expect(await rejectionOf(api.listCourses())).toMatchObject({ name: 'ApiError', status: 503 });
    expect(requests).toHaveLength(1);
  });

  it('stop when the caller aborts before or during the delay', async () => {
    const controller = new AbortController();
    const { api, requests } = createTestApi(errorResponse(503, 'x', { 'retry-after': '9' }), {
      onEvent: ({ type, operation }) => type === 'retry' && operation === 'listCourses' && controller.abort(),
    });
    const rejections = [
      rejectionOf(api.listBatches({}, { signal: controller.signal })),
      rejectionOf(api.listCourses({}, { signal: controller.signal })),
    ];
    await vi.advanceTimersByTimeAsync(10);
    expect(await Promise.all(rejections)).toMatchObject([{ name: 'AbortError' }, { name: 'AbortError' }]);
    expect(requests).toHaveLength(2);
  });

  it('follow an attempt that exceeds its own timeout', async () => {
    const { api, requests } = createTestApi([neverRespond, success], { attemptTimeoutMs: 2000 });
    const call = api.listCourses();
    await vi.advanceTimersByTimeAsync(1999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(301);
    expect((await call).courses).toEqual([]);
    expect(requests).toHaveLength(2);
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('do not follow a mutation that exceeds the timeout of its attempt', async () => {
    const { api, requests } = createTestApi(neverRespond);
    const rejection = rejectionOf(api.createBatch(batch, { attemptTimeoutMs: 100 }));
    await vi.runAllTimersAsync();
    expect(await rejection).toMatchObject({ name: 'TimeoutError', timeoutMs: 100 });
    expect(requests).toHaveLength(1);
  });

  it('and timeouts do not depend on a fetch or a middleware that ends with the signal', async () => {
    const { api } = createTestApi(() => new Promise(() => {}), { timeoutMs: 2000 });
    const slow = createTestApi(success, { timeoutMs: 2000 });
    slow.api.use({ onRequest: () => new Promise(() => {}) });
    const rejections = [rejectionOf(api.listCourses()), rejectionOf(slow.api.listCourses())];
    await vi.advanceTimersByTimeAsync(2000);
    expect(await Promise.all(rejections)).toMatchObject([{ name: 'TimeoutError' }, { name: 'TimeoutError' }]);
  });

  it('share one timeout', async () => {
    const { api } = createTestApi([errorResponse(503, 'x'), neverRespond], { timeoutMs: 2000 });
    const rejection = rejectionOf(api.listCourses());
    await vi.advanceTimersByTimeAsync(2000);
    expect(await rejection).toMatchObject({ name: 'TimeoutError' });
  });
});

it('onEvent receives the number of the call, the time since it began, retries included, and the delay of a retry', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const events: CallEvent[] = [];
  const { api } = createTestApi([errorResponse(503, 'x', { 'retry-after': '7' }), success], { onEvent: (event) => events.push(event) });
  const calls = Promise.all([api.listCourses(), api.listBatches()]);
  await vi.runAllTimersAsync();
  await calls;
  const eventsOf = (id: string) =>
    events.flatMap(({ operation, callId, type, attempt, durationMs }) =>
      operation === id ? `${callId} ${type} ${attempt} ${durationMs}` : [],
    );
  const retried = ['1 request 1 0', '1 response 1 0', '1 retry 1 0', '1 request 2 7000', '1 response 2 7000', '1 success 2 7000'];
  expect(eventsOf('listCourses')).toEqual(retried);
  expect(eventsOf('listBatches')).toEqual(['2 request 1 0', '2 response 1 0', '2 success 1 0']);
  expect(events.find(({ type }) => type === 'retry')).toMatchObject({ delayMs: 7000, error: 'ApiError' });
});

it('onEvent changes no result when it throws, and its error is printed [S-06]', async () => {
  const failure = new Error('the logger is down');
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const onEvent = () => {
    throw failure;
  };
  const { api, requests } = createTestApi(success, { onEvent });
  expect(await api.createPurchase({ amount: 1, courseId: 'c' })).toEqual(validBody);
  expect(requests).toHaveLength(1);
  expect(print.mock.calls).toEqual([[failure], [failure], [failure]]);
  expect(await rejectionOf(createTestApi(errorResponse(422, 'No'), { onEvent }).api.listBatches())).toMatchObject({ message: 'No' });
});

it('onEvent receives every attempt, without secrets and personal data [S-06]', async () => {
  const events: CallEvent[] = [];
  const { api } = createTestApi([errorResponse(401, 'canary-message'), Response.json({ ...validBody, token: 'canary-response' })], {
    onEvent: (event) => events.push(event),
    token: () => 'canary-token',
  });
  const student = { email: 'canary@example.com', password: 'canary-password' };
  await rejectionOf(api.login(student));
  await api.login(student);
  await rejectionOf(api.findResult({ rollNo: 'canary/1', courseId: 'canary-course' }));
  const lines = events.map(({ type, operation, status = '' }) => `${operation} ${type} ${status}`.trim());
  expect(lines.slice(0, 3)).toEqual(['login request', 'login response 401', 'login failure 401']);
  expect(lines.slice(3, 6)).toEqual(['login request', 'login response 200', 'login success 200']);
  expect(lines.slice(6)).toEqual(['findResult request', 'findResult response 200', 'findResult failure 200']);
  expect(events[0]).toMatchObject({ method: 'POST', path: '/login', fields: ['email', 'password'], attempt: 1 });
  expect(JSON.stringify(events)).not.toContain('canary');
});
