import { createApi } from '@institute/sdk';
import { afterEach, describe, expect, it } from 'vitest';
import { statusOf, tokens } from '../../test/call-operation.ts';
import { createMockServer, defineScenario, type MockServer, seed } from '../node.ts';

const api = createApi({ baseUrl: 'http://localhost/v1', retries: 0, token: () => tokens.operator });
const fullBatch = defineScenario({
  name: 'full-batch',
  description: 'The morning batch has no seat',
  extends: 'empty-wallet',
  arrange(db) {
    const morning = db.batches.find(({ _id }) => _id === seed.batches.morning._id);
    if (morning) morning.admittedStudents = 0;
  },
  faults: { listExams: { status: 503 } },
});

let mocks: MockServer | undefined;
afterEach(() => mocks?.server.close());

describe('a scenario of a team', () => {
  it('starts from the one that it extends, arranges data and forces responses', async () => {
    mocks = createMockServer({ scenarios: [fullBatch], scenario: 'full-batch' });
    mocks.server.listen();
    expect((await api.getWallet()).wallet.balance).toBe(0);
    expect((await api.listBatches()).batches.find(({ _id }) => _id === 'b-morning')?.admittedStudents).toBe(0);
    expect(await statusOf(api.listExams())).toBe(503);
    expect(mocks.scenarios).toContainEqual({ name: 'full-batch', description: 'The morning batch has no seat' });
  });

  it('is where a reset returns to, until another is named', async () => {
    mocks = createMockServer({ scenarios: [fullBatch], scenario: 'full-batch' });
    mocks.server.listen();
    await mocks.reset('new-franchise');
    expect((await api.listBatches()).batches).toEqual([]);
    await mocks.reset();
    expect((await api.listBatches()).batches.length).toBeGreaterThan(0);
    expect((await api.getWallet()).wallet.balance).toBe(0);
  });
});

describe('defineScenario', () => {
  it('rejects a fault outside the contract, at compile time and at run time', () => {
    // @ts-expect-error The contract has no 418.
    expect(() => defineScenario({ name: 'tea', faults: { listExams: { status: 418 } } })).toThrow('status 418 is not documented');
  });

  it('rejects a name that does not fit into a URL', () => {
    expect(() => defineScenario({ name: 'a b' })).toThrow("'a b' is not the name of a scenario");
    expect(() => defineScenario({ name: 'reset' })).toThrow("'reset' is not the name of a scenario");
  });

  it.each([
    ['an unknown base', [defineScenario({ name: 'one', extends: 'two' })], "There is no scenario called 'two'. There are new-franchise,"],
    ['two of one name', [defineScenario({ name: 'huge' })], "Two scenarios are called 'huge'."],
    ['itself as base', [defineScenario({ name: 'one', extends: 'one' })], "The scenario 'one' extends itself."],
  ])('%s is an error when the mocks are created', (_what, scenarios, message) => {
    expect(() => createMockServer({ scenarios })).toThrow(message);
  });

  it('an unknown scenario is an error, and nothing changes', async () => {
    const { reset, store, on, faults, calls, server } = createMockServer();
    server.listen();
    await fetch('http://localhost/v1/courses');
    server.close();
    on('listExams', { status: 503 });
    const { state } = store;
    await expect(reset('nonsense')).rejects.toThrow("There is no scenario called 'nonsense'.");
    expect([store.state, faults().length, calls().length]).toEqual([state, 1, 1]);
  });

  it('keeps the faults of the scenario that it extends, unless it has one of its own', async () => {
    const one = defineScenario({ name: 'one', faults: { listExams: { status: 500 }, listCourses: { status: 500 } } });
    const two = defineScenario({ name: 'two', extends: 'one', faults: { listCourses: { status: 503 } } });
    const { server } = createMockServer({ scenarios: [one, two], scenario: 'two' });
    server.listen();
    const statuses = [];
    for (const path of ['/courses', '/my-created-ht']) statuses.push((await fetch(`http://localhost/v1${path}`)).status);
    server.close();
    expect(statuses).toEqual([503, 500]);
  });
});
