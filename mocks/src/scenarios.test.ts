import { createApi } from '@institute/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mocks, statusOf, tokens } from '../test/call-operation.ts';
import { createSeedDb } from './db/seed/index.ts';
import { builtInScenarios, hugeStudents, removeFranchiseData } from './scenarios.ts';

const api = createApi({ baseUrl: 'http://localhost/v1', retries: 0, token: () => tokens.operator });

beforeAll(() => mocks.server.listen());
beforeEach(() => mocks.reset());
afterAll(() => mocks.server.close());

describe('scenarios', () => {
  it('are the nine documented ones', () => {
    expect(builtInScenarios.map(({ name }) => name).sort()).toEqual(
      ['new-franchise', 'empty-wallet', 'huge', 'slow', 'flaky', 'expired-token', 'payment-refused', 'server-500', 'html-error'].sort(),
    );
  });

  it('new-franchise: every list is empty', async () => {
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
  });

  it('empty-wallet: the balance is 0 [R-283]', async () => {
    await mocks.store.setScenario('empty-wallet');
    expect((await api.getWallet()).wallet.balance).toBe(0);
  });

  it('huge: 10,000 more students', async () => {
    await mocks.store.setScenario('huge');
    expect((await api.listStudents()).users.length).toBeGreaterThanOrEqual(10_000);
  });

  it('slow: a response takes two seconds', async () => {
    await mocks.store.setScenario('slow');
    await expect(api.listCourses({}, { timeoutMs: 200 })).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('flaky: every third request fails with 503', async () => {
    await mocks.store.setScenario('flaky');
    const statuses = [];
    for (let call = 0; call < 6; call++) statuses.push(await statusOf(api.listBatches()));
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

it.each(builtInScenarios)('the scenario $name has a description of one line', ({ description }) => {
  expect(description).toMatch(/^\S.{8,60}$/);
});

describe('removeFranchiseData', () => {
  it('removes the data of the operator and nothing else', () => {
    const db = createSeedDb();
    removeFranchiseData(db);
    expect(db.accounts.map(({ _id }) => _id)).toEqual(['u-student', 'u-franchise']);
    expect([db.batches, db.exams, db.marksheets, db.transactions]).toEqual([[], [], [], []]);
    expect(db.results.map(({ studentId }) => studentId)).toEqual(['u-student']);
    expect(db.wallets['u-franchise']).toBe(0);
  });
});

describe('hugeStudents', () => {
  it('creates the requested number, with unique ids and roll numbers', () => {
    const students = hugeStudents(10_000);
    expect(new Set(students.map(({ _id }) => _id)).size).toBe(10_000);
    expect(new Set(students.map(({ rollNo }) => rollNo)).size).toBe(10_000);
    expect(hugeStudents(3)).toEqual(students.slice(0, 3));
  });
});
