import { describe, expect, it } from 'vitest';
import { operatorApi as api, startMocks, statusesOf, statusOf, tokens } from '../test/call-operation.ts';
import { createMockServer } from './node.ts';

describe('a saved scenario', () => {
  it('holds data and settings, survives JSON and replays elsewhere', async () => {
    const first = startMocks();
    await api.createBatch({ title: 'Reported', time: '5 PM', studentLimit: 5 });
    await first.clock.set('2026-12-24T08:00:00Z');
    await first.store.setScenario('flaky');
    const file = JSON.stringify(first.save());
    first.server.close();
    const second = startMocks();
    await second.load(JSON.parse(file));
    expect(second.save()).toEqual(JSON.parse(file));
    expect(second.clock.now()).toBe('2026-12-24T08:00:00.000Z');
    expect(await statusesOf(3, api.listBatches)).toEqual([200, 200, 503]);
    expect((await api.listBatches()).batches[0]?.title).toBe('Reported');
  });

  it('replays the same random failures each time it is loaded, without the faults and calls of before', async () => {
    const mocks = startMocks({ seed: 7 });
    await mocks.store.updateSettings({ failureRate: 0.5 });
    const saved = mocks.save();
    const run = async () => {
      mocks.on('listExams', { status: 503 });
      await mocks.load(saved);
      return statusesOf(12, api.listCourses);
    };
    expect(await run()).toEqual(await run());
    expect([mocks.faults().length, mocks.calls().length]).toEqual([0, 12]);
  });

  it('holds no password that a user typed', async () => {
    const mocks = startMocks();
    await api.updatePassword({ password: 'student123', newPassword: 'my-bank-password' }, { token: tokens.student });
    const text = JSON.stringify(mocks.save());
    expect(text).not.toContain('my-bank-password');
    await mocks.load(JSON.parse(text));
    expect(await statusOf(api.login({ email: 'student@example.com', password: 'password' }))).toBe(200);
  });

  it('is not changed by later calls', async () => {
    const mocks = startMocks();
    const saved = mocks.save();
    await api.deleteBatch({ id: 'b-morning' });
    expect(saved.db.batches.some(({ _id }) => _id === 'b-morning')).toBe(true);
    await mocks.load(saved);
    await api.deleteBatch({ id: 'b-morning' });
    expect(saved.db.batches.some(({ _id }) => _id === 'b-morning')).toBe(true);
  });
});

const { format, db, settings } = createMockServer().save();

it.each([
  ['a text', 'x', 'not a saved scenario'],
  ['another format', { format: 'institute-mocks/0', db, settings }, 'not a saved scenario'],
  ['data without a list', { format, settings, db: { ...db, accounts: {} } }, "has no valid 'accounts'"],
  ['data without a wallet', { format, settings, db: { ...db, wallets: 5 } }, "'wallets'"],
  ['a latency in words', { format, db, settings: { ...settings, latencyMs: 'high' } }, 'something else than numbers'],
  ['a clock that shows no time', { format, db, settings: { ...settings, stoppedAt: 'noon' } }, "'noon' is not a time"],
  ['an unknown scenario', { format, db, settings: { ...settings, scenario: 'gone' } }, "no scenario called 'gone'"],
])('%s is an error, and nothing changes', async (_what, value, message) => {
  const mocks = createMockServer();
  const { state } = mocks.store;
  await expect(mocks.load(value)).rejects.toThrow(message);
  expect(mocks.store.state).toBe(state);
});
