import { getEventListeners, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApi, deferred, errorResponse, neverRespond, rejectionOf, validBody } from '../../test/fake-server.ts';
import { type CallOptions, createApi, TimeoutError } from '../index.ts';

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

  it.each([
    ['a 503 with Retry-After', errorResponse(503, 'x', { 'retry-after': '1' }), { name: 'ApiError' }],
    ['a network error', new TypeError('fetch failed'), { name: 'NetworkError' }],
    ['a timeout', neverRespond, { name: 'TimeoutError', timeoutMs: 100 }],
  ])('never happen for a mutation after %s [F-05]', async (_what, reply, error) => {
    const { api, requests } = createTestApi(reply, { attemptTimeoutMs: 100 });
    const rejections = Promise.all([rejectionOf(api.createBatch(batch)), rejectionOf(api.deleteBatch({ id: 'b' }))]);
    await vi.runAllTimersAsync();
    expect(await rejections).toMatchObject([error, error]);
    expect(requests).toHaveLength(2);
  });

  it('can be turned off for a call and for the client [F-05]', async () => {
    const { api, requests } = createTestApi(errorResponse(503, 'x'));
    await rejectionOf(api.listCourses({}, { retries: 0 }));
    const client = createTestApi(errorResponse(503, 'x'), { retries: 0 });
    await rejectionOf(client.api.listCourses());
    expect([requests.length, client.requests.length]).toEqual([1, 1]);
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

describe('the signal of a call', () => {
  setFlagsFromString('--expose_gc');
  const collectGarbage: () => void = runInNewContext('gc');

  /** A server that begins every response and never ends it. */
  let server: Server;
  let baseUrl = '';
  beforeAll(async () => {
    const headers = { 'Content-Type': 'application/json' };
    server = createServer((_request, response) => void response.writeHead(200, headers).write(' ')).listen(0);
    await once(server, 'listening');
    baseUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** A call whose response has begun, after garbage was collected. */
  async function beginCall(options: CallOptions) {
    const api = createApi({ baseUrl, retries: 0 });
    const begun = deferred<void>();
    api.use({ onResponse: () => begun.resolve() });
    const call = api.listCourses({}, options);
    await begun.promise;
    for (let turn = 0; turn < 3; turn++) {
      collectGarbage();
      await new Promise((resolve) => setImmediate(resolve));
    }
    // In an object, because the `await` of the caller would wait for the call, which never ends.
    return { call };
  }

  it('times out after the response has begun, even when garbage is collected', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { call } = await beginCall({ timeoutMs: 60_000 });
    vi.advanceTimersByTime(60_000);
    await expect(call).rejects.toBeInstanceOf(TimeoutError);
  });

  it('leaves no listener on the signal of the caller', async () => {
    const { signal } = new AbortController();
    const fetch = async () => Response.json({ success: true, courses: [] });
    for (const timeoutMs of [0, 60_000]) await createApi({ baseUrl, fetch }).listCourses({}, { signal, timeoutMs });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it.each([0, 60_000])('aborts after the response has begun, with the timeout %i', async (timeoutMs) => {
    const controller = new AbortController();
    const { call } = await beginCall({ signal: controller.signal, timeoutMs });
    controller.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
  });
});
