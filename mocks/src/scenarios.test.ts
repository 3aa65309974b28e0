import { describe, expect, it } from 'vitest';
import { operatorApi as api, listenToRequests, mocks, statusesOf, statusOf, stopTimers, tokens } from '../test/call-operation.ts';
import { builtInScenarios } from './scenarios.ts';

listenToRequests();

describe('scenarios', () => {
  it('are the nine documented ones, each with a description of one line', () => {
    const names = 'empty-wallet expired-token flaky html-error huge new-franchise payment-refused server-500 slow';
    expect(builtInScenarios.map(({ name }) => name).sort()).toEqual(names.split(' '));
    for (const { description } of builtInScenarios) expect(description).toMatch(/^\S.{8,60}$/);
  });

  it('new-franchise: every list is empty, and nothing else is gone', async () => {
    await mocks.store.setScenario('new-franchise');
    const lists = await Promise.all([
      api.listStudents().then(({ users }) => users),
      api.listBatches().then(({ batches }) => batches),
      api.listResults().then(({ results }) => results),
      api.listExams().then(({ hallTickets }) => hallTickets),
      api.listMarksheets({ userId: 'u-franchise' }).then(({ marksheets }) => marksheets),
      api.listTransactions().then(({ transactions }) => transactions),
    ]);
    expect(lists.map((list) => list.length)).toEqual([0, 0, 0, 0, 0, 0]);
    const { accounts, results } = mocks.store.state.db;
    expect(accounts.map(({ _id }) => _id)).toEqual(['u-student', 'u-franchise']);
    expect(results.map(({ studentId }) => studentId)).toEqual(['u-student']);
  });

  it('huge: 10,000 more students, with unique ids and roll numbers', async () => {
    await mocks.store.setScenario('huge');
    const { users } = await api.listStudents();
    expect(users.length).toBeGreaterThanOrEqual(10_000);
    for (const key of ['_id', 'rollNo'] as const) expect(new Set(users.map((user) => user[key])).size).toBe(users.length);
  });

  it('slow: a response takes two seconds', async () => {
    await mocks.store.setScenario('slow');
    const passTime = stopTimers();
    const call = api.listCourses({}, { timeoutMs: 0 });
    await passTime(call, 2000);
    expect((await call).success).toBe(true);
  });

  it('flaky: every third request fails with 503', async () => {
    await mocks.store.setScenario('flaky');
    const statuses = await statusesOf(6, api.listBatches);
    expect(statuses.filter((status) => status === 503)).toHaveLength(2);
  });

  it('expired-token: tokens are rejected, visitors are not', async () => {
    await mocks.store.setScenario('expired-token');
    expect(await statusOf(api.listBatches())).toBe(401);
    expect(await statusOf(api.listCourses({}, { token: null }))).toBe(200);
    expect(await statusOf(api.login({ email: 'student@example.com', password: 'student123' }))).toBe(200);
  });

  it('payment-refused: messages for phone and amount [R-109]', async () => {
    await mocks.store.setScenario('payment-refused');
    const purchase = api.createPurchase({ amount: 1, courseId: 'c-tally' }, { token: tokens.student });
    await expect(purchase).rejects.toMatchObject({
      status: 422,
      fieldErrors: { phone: [expect.any(String), expect.any(String)], amount: [expect.any(String)] },
    });
  });

  it.each([
    ['server-500', 500, 'Something went wrong on our side. Please try again.'],
    ['html-error', 502, 'The server could not answer (502). Please try again in a little while.'],
  ] as const)('%s: every request fails [F-05, F-06]', async (name, status, message) => {
    await mocks.store.setScenario(name);
    await expect(api.listCourses()).rejects.toMatchObject({ status, message });
  });
});
