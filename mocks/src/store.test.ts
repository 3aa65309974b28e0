import { createApi } from '@institute/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokenFor } from './db/token.ts';
import { createMockServer } from './node.ts';
import { type ScenarioName, scenarios } from './scenarios.ts';
import { type State, Store } from './store.ts';

const mocks = createMockServer();
const operator = tokenFor('u-franchise');
const student = tokenFor('u-student');
const api = createApi({ baseUrl: 'http://localhost/v1', retries: 0, token: () => operator });
const batch = { title: 'New', time: '5 PM', studentLimit: 5 };

beforeAll(() => mocks.server.listen());
beforeEach(() => mocks.store.reset());
afterAll(() => mocks.server.close());

const statusOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (error: { status: number }) => error.status,
  );

describe('worlds', () => {
  it('are the nine that the documents name', () => {
    expect(Object.keys(scenarios).sort()).toEqual(
      ['new-franchise', 'empty-wallet', 'huge', 'slow', 'flaky', 'expired-token', 'payment-refused', 'server-500', 'html-error'].sort(),
    );
  });

  it('new-franchise: every list is empty', async () => {
    await mocks.store.use('new-franchise');
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
    await mocks.store.use('empty-wallet');
    expect((await api.getWallet()).wallet.balance).toBe(0);
  });

  it('huge: 100,000 students more, with room for a search', async () => {
    await mocks.store.use('huge');
    expect((await api.listStudents()).users.length).toBeGreaterThanOrEqual(100_000);
  }, 40_000);

  it('slow: an answer takes two seconds', async () => {
    await mocks.store.use('slow');
    await expect(api.listCourses({}, { timeoutMs: 200 })).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('flaky: every third call fails with 503', async () => {
    await mocks.store.use('flaky');
    const statuses = [];
    for (let call = 0; call < 6; call++) statuses.push(await statusOf(api.listBatches()));
    expect(statuses.filter((status) => status === 503)).toHaveLength(2);
  });

  it('expired-token: a token is refused, a visitor is not', async () => {
    await mocks.store.use('expired-token');
    expect(await statusOf(api.listBatches())).toBe(401);
    expect(await statusOf(api.listCourses({}, { token: null }))).toBe(200);
    expect(await statusOf(api.login({ email: 'student@example.com', password: 'student123' }))).toBe(200);
  });

  it('payment-refused: texts for phone and amount [R-109]', async () => {
    await mocks.store.use('payment-refused');
    const purchase = api.createPurchase({ amount: 1, courseId: 'c-tally' }, { token: student });
    await expect(purchase).rejects.toMatchObject({
      status: 422,
      fieldErrors: { phone: [expect.any(String), expect.any(String)], amount: [expect.any(String)] },
    });
  });

  it.each([
    ['server-500', 500, 'Something went wrong on our side. Please try again.'],
    ['html-error', 502, 'The server could not answer (502). Please try again in a little while.'],
  ] as const)('%s: every call fails [F-05, F-06]', async (name, status, message) => {
    await mocks.store.use(name);
    await expect(api.listCourses()).rejects.toMatchObject({ status, message });
  });
});

describe('the state', () => {
  const titles = async () => (await api.listBatches()).batches.map(({ title }) => title);

  it('is kept when a world without data of its own is chosen, and left when it has some', async () => {
    await api.createBatch(batch);
    await mocks.store.use('slow');
    await mocks.store.use(undefined);
    expect(await titles()).toContain('New');
    await mocks.store.use('empty-wallet');
    expect(await titles()).not.toContain('New');
  });

  it('returns to the seed by a reset, whatever was turned', async () => {
    await api.createBatch(batch);
    await mocks.store.turn({ failureRate: 1 });
    expect(await statusOf(api.listBatches())).toBe(503);
    await mocks.store.reset();
    expect(await titles()).not.toContain('New');
  });

  it('is kept before a write is answered, and found again', async () => {
    let kept: string | undefined;
    const storage = {
      load: async () => (kept === undefined ? undefined : (JSON.parse(kept) as State)),
      save: async (state: State) => {
        kept = JSON.stringify(state);
      },
    };
    const keeping = createMockServer({ baseUrl: 'http://keeping.localhost/v1', storage });
    mocks.server.use(...keeping.handlers);
    const there = createApi({ baseUrl: 'http://keeping.localhost/v1', token: () => operator });
    await there.createBatch(batch);
    expect(kept).toContain('"New"');
    const again = new Store(storage);
    await again.ready;
    expect(again.state.db.batches.some(({ title }) => title === 'New')).toBe(true);
  });

  it('is saved again after a save that failed', async () => {
    let tries = 0;
    const full = async () => {
      tries += 1;
      if (tries === 1) throw new Error('no room');
    };
    const store = new Store({ load: async () => undefined, save: full });
    await expect(store.save()).rejects.toThrow('no room');
    await store.save();
    expect(tries).toBe(2);
  });

  it('loses nothing when two write at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => api.createBatch({ ...batch, title: `New ${index}` })));
    expect((await titles()).filter((title) => title.startsWith('New '))).toHaveLength(20);
  });
});

it.each(Object.keys(scenarios) as ScenarioName[])('the world %s says what it is in one line', (name) => {
  expect(scenarios[name].about).toMatch(/^\S.{8,60}$/);
});
