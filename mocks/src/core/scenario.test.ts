import { describe, expect, it } from 'vitest';
import { operatorApi as api, startMocks, statusOf } from '../../test/call-operation.ts';
import { createMockServer, defineScenario, seed } from '../node.ts';

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

it('a scenario of a team extends another, arranges data, forces responses, and is where a reset returns to', async () => {
  const mocks = startMocks({ scenarios: [fullBatch], scenario: 'full-batch' });
  const expectFullBatch = async () => {
    expect((await api.getWallet()).wallet.balance).toBe(0);
    expect((await api.listBatches()).batches.find(({ _id }) => _id === 'b-morning')?.admittedStudents).toBe(0);
    expect(await statusOf(api.listExams())).toBe(503);
  };
  await expectFullBatch();
  expect(mocks.scenarios).toContainEqual({ name: 'full-batch', description: 'The morning batch has no seat' });
  await mocks.reset('new-franchise');
  expect((await api.listBatches()).batches).toEqual([]);
  await mocks.reset();
  await expectFullBatch();
});

describe('defineScenario', () => {
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
    const { reset, store, on, faults, calls } = startMocks({});
    await api.listCourses();
    on('listExams', { status: 503 });
    const { state } = store;
    await expect(reset('nonsense')).rejects.toThrow("There is no scenario called 'nonsense'.");
    expect([store.state, faults().length, calls().length]).toEqual([state, 1, 1]);
  });

  it('keeps the faults of the scenario that it extends, unless it has one of its own', async () => {
    const one = defineScenario({ name: 'one', faults: { listExams: { status: 500 }, listCourses: { status: 500 } } });
    const two = defineScenario({ name: 'two', extends: 'one', faults: { listCourses: { status: 503 } } });
    startMocks({ scenarios: [one, two], scenario: 'two' });
    expect([await statusOf(api.listCourses()), await statusOf(api.listExams())]).toEqual([503, 500]);
  });
});
