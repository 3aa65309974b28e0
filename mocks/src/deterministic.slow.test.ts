import { createApi } from '@institute/sdk';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startMocks, statusesOf, statusOf } from '../test/call-operation.ts';
import { createMockServer, type MocksOptions } from './node.ts';

const baseUrl = 'http://localhost/v1';
const operator = { email: 'franchise@example.com', password: 'franchise123' };

/** The bytes of the responses to the same calls: a sign-in, writes, a read and random failures. */
async function runCalls(options: Partial<MocksOptions>): Promise<string[]> {
  const { server, store, clock } = createMockServer(options);
  server.listen();
  const texts: string[] = [];
  let token = '';
  const api = createApi({ baseUrl, retries: 0, token: () => token });
  api.use({ onResponse: async ({ response }) => void texts.push(`${response.status} ${await response.clone().text()}`) });
  ({ token } = await api.login(operator));
  await store.updateSettings({ failureRate: 0.3 });
  for (let index = 0; index < 20; index++) {
    await statusOf(api.createBatch({ title: `Batch ${index}`, time: '5 PM', studentLimit: 5 }));
    await clock.advance('2d');
  }
  await store.updateSettings({ failureRate: 0 });
  await api.listBatches();
  server.close();
  return texts;
}

describe('the same seed, clock and calls', () => {
  it('give the same bytes', async () => {
    const options = { seed: 7, now: '2026-11-21T10:00:00Z' };
    const first = await runCalls(options);
    expect(await runCalls(options)).toEqual(first);
    // Of 20 writes, some failed and some did not.
    expect(new Set(first.map((text) => text.slice(0, 3))).has('503')).toBe(true);
    expect(first.join('')).toMatch(/"createdAt":"2026-12-/);
  });

  it('give other failures with another seed, and again after a reset', async () => {
    const statuses = async (seed: number) => (await runCalls({ seed, now: '2026-11-21T10:00:00Z' })).map((text) => text.slice(0, 3));
    expect(await statuses(8)).not.toEqual(await statuses(7));
    const mocks = startMocks({ seed: 7 });
    const api = createApi({ baseUrl, retries: 0 });
    const run = async () => {
      await mocks.reset();
      await mocks.store.updateSettings({ failureRate: 0.5 });
      return statusesOf(12, api.listCourses);
    };
    expect(await run()).toEqual(await run());
  });

  it('take random numbers of your own', async () => {
    const mocks = startMocks({ random: () => 0.99 });
    await mocks.store.updateSettings({ failureRate: 0.98 });
    expect(await statusOf(createApi({ baseUrl, retries: 0 }).listCourses())).toBe(200);
  });
});

describe('the clock', () => {
  it('stands at `now`, is moved and set, and begins again after a reset', async () => {
    const { clock, reset } = startMocks({ now: '2026-11-21T10:00:00Z' });
    expect(clock.now()).toBe('2026-11-21T10:00:00.000Z');
    await clock.advance('1w');
    await clock.advance(1500);
    expect(clock.now()).toBe('2026-11-28T10:00:01.500Z');
    await clock.set('2027-01-01T00:00:00Z');
    expect(clock.now()).toBe('2027-01-01T00:00:00.000Z');
    await reset();
    expect(clock.now()).toBe('2026-11-21T10:00:00.000Z');
  });

  it('runs without `now`, also after it is moved', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const { clock } = startMocks();
    await clock.advance('2d');
    expect(clock.now()).toBe('2026-11-23T10:00:00.000Z');
    vi.setSystemTime('2026-11-21T10:00:01Z');
    expect(clock.now()).toBe('2026-11-23T10:00:01.000Z');
  });

  it.each(['soon', '-1d', '2y', '', 'NaN'])('does not take %j for a duration', async (text) => {
    const { clock } = startMocks();
    await expect(Promise.resolve().then(() => clock.advance(JSON.parse(JSON.stringify(text))))).rejects.toThrow('is not a duration');
  });

  it.each(['tomorrow', '2026-11-21T10:00:00', 'Nov 21 2026'])(
    'does not take %j for a time, which must be the same in every time zone',
    (now) => {
      expect(() => createMockServer({ now })).toThrow(`'${now}' is not a time`);
    },
  );
});

describe('tokens', () => {
  const api = createApi({ baseUrl, retries: 0 });
  const signIn = async () => (await api.login(operator)).token;
  const read = (token: string) => statusOf(api.getWallet({}, { token }));

  it('are different for each sign-in', async () => {
    startMocks();
    const tokens = [await signIn(), await signIn()];
    expect(new Set(tokens).size).toBe(2);
    expect(await Promise.all(tokens.map(read))).toEqual([200, 200]);
  });

  it('expire after their lifetime, and a new one is valid', async () => {
    const { clock } = startMocks({ tokenLifetime: '15m', now: '2026-11-21T10:00:00Z' });
    const token = await signIn();
    await clock.advance('14m');
    expect(await read(token)).toBe(200);
    await clock.advance('1m');
    expect(await read(token)).toBe(401);
    expect(await read(await signIn())).toBe(200);
  });

  it('expire when told, after a reset too, and for known accounts only', async () => {
    const mocks = startMocks();
    const token = await signIn();
    await mocks.reset();
    expect(await read(token)).toBe(200);
    await mocks.expireTokens();
    expect(await read(token)).toBe(401);
    await expect(mocks.expireTokens('u-nobody')).rejects.toThrow('We could not find the account u-nobody.');
  });
});
