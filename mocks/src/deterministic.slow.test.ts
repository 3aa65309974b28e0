import { createApi } from '@institute/sdk';
import { describe, expect, it, onTestFinished } from 'vitest';
import { statusOf } from '../test/call-operation.ts';
import { createMockServer, type MocksOptions } from './node.ts';

const baseUrl = 'http://localhost/v1';
const operator = { email: 'franchise@example.com', password: 'franchise123' };

function listen(options: Partial<MocksOptions> = {}) {
  const mocks = createMockServer(options);
  mocks.server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => mocks.server.close());
  return mocks;
}

/** The bytes of the responses to the same calls: sign-ins, writes, reads and random failures. */
async function runCalls(options: Partial<MocksOptions>): Promise<string[]> {
  const mocks = createMockServer(options);
  mocks.server.listen();
  await mocks.store.updateSettings({ failureRate: 0.3 });
  const post = (path: string, body: object, token = '') =>
    fetch(baseUrl + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    });
  const texts: string[] = [];
  const read = async (response: Response) => texts.push(`${response.status} ${await response.text()}`);
  await mocks.store.updateSettings({ failureRate: 0 });
  const login = await (await post('/login', operator)).text();
  texts.push(login);
  const { token } = JSON.parse(login);
  await mocks.store.updateSettings({ failureRate: 0.3 });
  for (let index = 0; index < 20; index++) {
    await read(await post('/create-batch', { title: `Batch ${index}`, time: '5 PM', studentLimit: 5 }, token));
    await mocks.clock.advance('2d');
  }
  await mocks.store.updateSettings({ failureRate: 0 });
  await read(await fetch(`${baseUrl}/self-created-batches`, { headers: { Authorization: `Bearer ${token}` } }));
  mocks.server.close();
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
    const mocks = listen({ seed: 7 });
    const api = createApi({ baseUrl, retries: 0 });
    const run = async () => {
      await mocks.reset();
      await mocks.store.updateSettings({ failureRate: 0.5 });
      const results = [];
      for (let call = 0; call < 12; call++) results.push(await statusOf(api.listCourses()));
      return results;
    };
    expect(await run()).toEqual(await run());
  });

  it('take random numbers of your own', async () => {
    const mocks = listen({ random: () => 0.99 });
    await mocks.store.updateSettings({ failureRate: 0.98 });
    expect(await statusOf(createApi({ baseUrl, retries: 0 }).listCourses())).toBe(200);
  });
});

describe('the clock', () => {
  it('stands at `now`, is moved and set, and begins again after a reset', async () => {
    const { clock, reset } = listen({ now: '2026-11-21T10:00:00Z' });
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
    const { clock } = listen();
    await clock.advance('2d');
    const aheadMs = Date.parse(clock.now()) - Date.now();
    expect(Math.abs(aheadMs - 2 * 24 * 3600 * 1000)).toBeLessThan(5000);
  });

  it.each(['soon', '-1d', '2y', '', 'NaN'])('does not take %j for a duration', async (text) => {
    const { clock } = listen();
    await expect(Promise.resolve().then(() => clock.advance(JSON.parse(JSON.stringify(text))))).rejects.toThrow('is not a duration');
  });

  it.each(['tomorrow', '2026-11-21T10:00:00', 'Nov 21 2026'])(
    'does not take %j for a time, which must be the same in every time zone',
    (now) => {
      expect(() => createMockServer({ now })).toThrow(`'${now}' is not a time`);
    },
  );

  it('does not move past the last date of JavaScript', async () => {
    const { clock } = listen({ now: '2026-11-21' });
    await expect(clock.advance('9999999999w')).rejects.toThrow('is not a time');
    expect(clock.now()).toBe('2026-11-21T00:00:00.000Z');
  });
});

describe('tokens', () => {
  const api = createApi({ baseUrl, retries: 0 });
  const signIn = async () => (await api.login(operator)).token;
  const read = (token: string) => statusOf(api.getWallet({}, { token }));

  it('are different for each sign-in', async () => {
    listen();
    const tokens = [await signIn(), await signIn()];
    expect(new Set(tokens).size).toBe(2);
    expect(await Promise.all(tokens.map(read))).toEqual([200, 200]);
  });

  it('need no password with `signIn`', async () => {
    const mocks = listen();
    const { token, user } = await mocks.signIn('u-franchise');
    expect([user.role, await read(token)]).toEqual([12, 200]);
    await expect(mocks.signIn('u-nobody')).rejects.toThrow('We could not find the account u-nobody.');
  });

  it('expire after their lifetime, and a new one is valid', async () => {
    const { clock } = listen({ tokenLifetime: '15m', now: '2026-11-21T10:00:00Z' });
    const token = await signIn();
    await clock.advance('14m');
    expect(await read(token)).toBe(200);
    await clock.advance('1m');
    expect(await read(token)).toBe(401);
    expect(await read(await signIn())).toBe(200);
  });

  it('expire when told, of one account or of all', async () => {
    const mocks = listen();
    const operatorToken = await signIn();
    const { token: studentToken } = await api.login({ email: 'student@example.com', password: 'student123' });
    const readProfile = (token: string) => statusOf(api.getProfile({}, { token }));
    await mocks.expireTokens('u-student');
    expect([await readProfile(operatorToken), await readProfile(studentToken)]).toEqual([200, 401]);
    await mocks.expireTokens();
    expect(await readProfile(operatorToken)).toBe(401);
    expect(await read(await signIn())).toBe(200);
  });

  it('expire when told after a reset too, and for known accounts only', async () => {
    const mocks = listen();
    const token = await signIn();
    await mocks.reset();
    expect(await read(token)).toBe(200);
    await mocks.expireTokens();
    expect(await read(token)).toBe(401);
    await expect(mocks.expireTokens('u-nobody')).rejects.toThrow('We could not find the account u-nobody.');
  });

  it('let a program renew its token: 20 parallel calls, one sign-in', async () => {
    const mocks = listen();
    let token = await signIn();
    const renewing = createApi({
      baseUrl,
      retries: 0,
      token: () => token,
      onUnauthorized: async () => {
        token = await signIn();
        return token;
      },
    });
    await mocks.expireTokens();
    mocks.clearCalls();
    await Promise.all(Array.from({ length: 20 }, () => renewing.getWallet()));
    expect(mocks.calls('login')).toHaveLength(1);
    expect(mocks.calls('getWallet').filter(({ status }) => status === 200)).toHaveLength(20);
  });
});
