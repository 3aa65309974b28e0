import { describe, expect, it } from 'vitest';
import { operatorApi as api, listenToRequests, mocks, statusesOf, statusOf, stopTimers } from '../../test/call-operation.ts';
import { seed } from '../node.ts';

listenToRequests();

describe('a fault', () => {
  it('has headers, a body and a delay', async () => {
    const body = { success: false, message: 'Closed for today.' } as const;
    mocks.on('listBatches', { status: 503, headers: { 'Retry-After': '7' }, body, delayMs: 120 });
    const passTime = stopTimers();
    const call = api.listBatches({}, { timeoutMs: 0 });
    await passTime(call, 120);
    await expect(call).rejects.toMatchObject({ status: 503, message: 'Closed for today.', retryAfterMs: 7000 });
  });

  it('without a status delays the real response, an error too, and adds its headers', async () => {
    mocks.on('listBatches', { delayMs: 120, headers: { 'Retry-After': '7' } });
    const passTime = stopTimers();
    const call = api.listBatches({}, { timeoutMs: 0 });
    await passTime(call, 120);
    expect((await call).batches.length).toBeGreaterThan(0);
    const rejected = api.listBatches({}, { timeoutMs: 0, token: null });
    await passTime(rejected, 120);
    await expect(rejected).rejects.toMatchObject({ status: 401, retryAfterMs: 7000 });
  });

  it('can be a success of another shape of data, or a broken connection, and leaves the data as it is', async () => {
    mocks.on('deleteBatch', { networkError: true });
    await expect(api.deleteBatch({ id: seed.batches.morning._id })).rejects.toMatchObject({ name: 'NetworkError' });
    expect((await api.listBatches()).batches.some(({ _id }) => _id === 'b-morning')).toBe(true);
    mocks.on('listBatches', { status: 200, body: { batches: [] } });
    expect((await api.listBatches()).batches).toEqual([]);
  });

  it('that only delays keeps what the scenario or the failure rate forces', async () => {
    await mocks.reset('server-500');
    mocks.on('listCourses', { delayMs: 1 });
    mocks.on('listBatches', () => undefined);
    expect([await statusOf(api.listCourses()), await statusOf(api.listBatches())]).toEqual([500, 500]);
    await mocks.store.setScenario(undefined);
    await mocks.store.updateSettings({ failureRate: 1 });
    expect([await statusOf(api.listCourses()), await statusOf(api.listBatches())]).toEqual([503, 503]);
  });

  it('is the newest of several, as often as `times` says, until `off`', async () => {
    mocks.on('listCourses', { status: 500 });
    mocks.on('listCourses', { status: 503, times: 2 });
    const statuses = await statusesOf(3, api.listCourses);
    mocks.off('listCourses');
    expect([...statuses, await statusOf(api.listCourses())]).toEqual([503, 503, 500, 200]);
  });
});

describe('a fault function', () => {
  it('gets the validated input, the data and the viewer, and lets a request through with undefined', async () => {
    const [first, second] = mocks.store.state.db.courses;
    mocks.on('getCourse', ({ input, db }) => (db.courses[0]?._id === input.id ? { status: 404 } : undefined));
    expect(await statusOf(api.getCourse({ id: first?._id ?? '' }))).toBe(404);
    expect(await statusOf(api.getCourse({ id: second?._id ?? '' }))).toBe(200);
    mocks.on('listBatches', ({ viewer }) => (viewer?.role === 12 ? { status: 403 } : undefined));
    expect(await statusOf(api.listBatches())).toBe(403);
    // The function is not called for a request that fails anyway.
    expect(await statusOf(api.listBatches({}, { token: null }))).toBe(401);
  });
});

describe('a fault outside the contract', () => {
  it('does not compile, and throws a sentence', () => {
    // @ts-expect-error The contract has no 418.
    expect(() => mocks.on('listCourses', { status: 418 })).toThrow(
      'The fault of listCourses with status 418 breaks the contract: status 418 is not documented',
    );
    // @ts-expect-error A course has a title.
    expect(() => mocks.on('listCourses', { status: 200, body: { courses: [{ _id: 'x' }] } })).toThrow('/courses/0/title is required');
    // @ts-expect-error The body belongs to a success.
    expect(() => mocks.on('listCourses', { status: 503, body: { courses: [] } })).toThrow('/success is required');
  });

  it('of an unknown operation throws, also when its calls are read', () => {
    // @ts-expect-error There is no such operation.
    const id: 'listCourses' = 'listCourse';
    const uses = [
      () => mocks.on(id, { status: 503 }),
      () => mocks.on(id, () => undefined),
      () => mocks.off(id),
      () => mocks.calls(id),
      () => mocks.waitForCall(id),
    ];
    for (const use of uses) expect(use).toThrow("The contract has no operation 'listCourse'.");
  });

  it.each([
    [{ status: 503, time: 1 }, "has an unknown option 'time'. There are status, body, headers, delayMs, networkError, times."],
    [{ status: 503, times: 1.5 }, "'times' of the fault of listCourses must be a whole number from 1."],
    [{ status: 503, headers: { 'a b': '1' } }, 'has headers that HTTP does not allow.'],
  ])('with the options %j throws', (fault, message) => {
    expect(() => mocks.force('listCourses', fault)).toThrow(message);
  });

  it('of a function becomes a 500 with the reason', async () => {
    // @ts-expect-error A function decides each time, so it has no `times`.
    mocks.on('listCourses', () => ({ status: 503, times: 1 }));
    // @ts-expect-error A batch is an object.
    mocks.on('listBatches', () => ({ status: 200, body: { batches: ['x'] } }));
    await expect(api.listBatches()).rejects.toThrow('The mock of listBatches breaks the contract: /batches/0 must be object');
  });
});
