import { createApi } from '@institute/sdk';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { statusOf, tokens } from '../test/call-operation.ts';
import { routes } from './control.ts';
import { serveMocks } from './server/serve-mocks.ts';

const mocks = await serveMocks();
beforeEach(() => mocks.reset());
afterAll(() => mocks.close());

const api = () => createApi({ baseUrl: mocks.baseUrl, retries: 0, token: () => tokens.operator });

const needsHeader = 'Send the header X-Mocks-Control with any value.';

async function control(method: string, path: string, body?: unknown, headers: Record<string, string> = { 'X-Mocks-Control': 'test' }) {
  const json = body === undefined ? undefined : { 'Content-Type': 'application/json' };
  const init = { method, headers: { ...headers, ...json }, ...(json && { body: JSON.stringify(body) }) };
  const response = await fetch(new URL(`/__mocks${path}`, mocks.baseUrl), init);
  return { status: response.status, body: await response.json() };
}

describe('the control API', () => {
  it('needs its header, except for a program that resets', async () => {
    const guarded = Object.keys(routes).filter((name) => name !== 'POST /reset');
    expect(guarded.length).toBeGreaterThanOrEqual(19);
    for (const name of guarded) {
      const [method = '', path = ''] = name.replace(':operation', 'login').split(' ');
      const { status, body } = await control(method, path, undefined, {});
      expect([path, status, body.message]).toEqual([path, 401, needsHeader]);
    }
    await api().createBatch({ title: 'New', time: '5 PM', studentLimit: 5 });
    expect(await control('POST', '/reset', undefined, {})).toMatchObject({ status: 200, body: { scenario: null } });
    expect((await api().listBatches()).batches.some(({ title }) => title === 'New')).toBe(false);
  });

  it.each([
    ['Origin', 'http://localhost:5173'],
    ['Referer', 'https://www.example.com/'],
    ['Sec-Fetch-Site', 'cross-site'],
  ])('needs its header to reset from a page, whose request has %s: %s', async (name, value) => {
    const rejected = await control('POST', '/reset', undefined, { [name]: value });
    expect([rejected.status, rejected.body.message]).toEqual([401, needsHeader]);
    expect(await control('POST', '/reset', undefined, { [name]: value, 'X-Mocks-Control': 'test' })).toMatchObject({ status: 200 });
  });

  it('adds, lists and removes faults', async () => {
    await control('POST', '/faults', { operation: 'listCourses', status: 503, times: 2 });
    await control('POST', '/faults', { operation: 'listBatches', networkError: true });
    expect((await control('GET', '/faults')).body.faults).toEqual([
      { operation: 'listCourses', status: 503, times: 2 },
      { operation: 'listBatches', networkError: true },
    ]);
    expect(await statusOf(api().listCourses())).toBe(503);
    await expect(api().listBatches()).rejects.toMatchObject({ name: 'NetworkError' });
    await control('DELETE', '/faults/listBatches?operation=listCourses');
    expect([await statusOf(api().listBatches()), await statusOf(api().listCourses())]).toEqual([200, 503]);
    await control('POST', '/faults', { operation: 'listCourses', status: 500 });
    await control('DELETE', '/faults');
    expect(await statusOf(api().listCourses())).toBe(200);
  });

  it.each([
    [{ operation: 'listCourses', status: 418 }, 'breaks the contract: status 418 is not documented'],
    [{ operation: 'listCourses', statuss: 200 }, 'statuss is not part of the contract'],
    [['listCourses'], 'the body must be a JSON object'],
  ])('rejects the fault %j with the reason', async (fault, reason) => {
    const { status, body } = await control('POST', '/faults', fault);
    expect([status, body.message]).toEqual([400, expect.stringContaining(reason)]);
    expect((await control('GET', '/faults')).body.faults).toEqual([]);
  });

  it('lists the calls without passwords and tokens, filtered and limited', async () => {
    await api().login({ email: 'student@example.com', password: 'student123' });
    const photo = new File([new Uint8Array([137, 80, 78, 71])], 'photo.png', { type: 'image/png' });
    await api().uploadPhoto({ avatar: photo });
    await api().listBatches();
    const { calls } = (await control('GET', '/calls')).body;
    expect(JSON.stringify(calls)).not.toMatch(/student123|mock\./);
    expect(calls[1]).toMatchObject({
      order: 2,
      operation: 'uploadPhoto',
      input: { avatar: { name: 'photo.png', type: 'image/png', size: 4 } },
    });
    const orders = async (query: string) =>
      (await control('GET', `/calls?${query}`)).body.calls.map(({ order }: { order: number }) => order);
    expect([await orders('operation=login'), await orders('after=2'), await orders('limit=2')]).toEqual([[1], [3], [2, 3]]);
    expect((await control('GET', '/calls?operation=listBatch')).status).toBe(400);
    await control('DELETE', '/calls');
    expect((await control('GET', '/calls')).body.calls).toEqual([]);
  });

  it('switches the scenario, and resets to one', async () => {
    await control('PUT', '/scenario', { scenario: 'empty-wallet' });
    expect((await control('GET', '/scenario')).body).toMatchObject({ scenario: 'empty-wallet' });
    expect((await api().getWallet()).wallet.balance).toBe(0);
    await control('PUT', '/scenario', { scenario: null });
    expect((await api().getWallet()).wallet.balance).toBe(2450);
    await control('POST', '/reset', { scenario: 'new-franchise' });
    expect((await api().listBatches()).batches).toEqual([]);
  });

  it('responds to every call that changes something with the new settings', async () => {
    const settings = { scenario: null, latencyMs: 0, failureRate: 0, now: '2026-12-01T00:00:00.000Z', isStopped: true, faults: [] };
    const change = async (method: string, path: string, body?: object) => (await control(method, path, body)).body;
    expect(await change('PUT', '/clock', { now: '2026-12-01' })).toEqual(settings);
    expect(await change('POST', '/clock', { by: '2d' })).toEqual({ ...settings, now: '2026-12-03T00:00:00.000Z' });
    await change('PUT', '/clock', { now: '2026-12-01' });
    const saved = mocks.save();
    expect(await change('PUT', '/scenario', { scenario: 'slow' })).toEqual({ ...settings, scenario: 'slow' });
    expect(await change('PUT', '/state', saved)).toEqual(settings);
    expect(await change('PUT', '/latency', { latencyMs: 5 })).toEqual({ ...settings, latencyMs: 5 });
    await change('PUT', '/latency', { latencyMs: 0 });
    const fault = { operation: 'login', status: 503 };
    expect(await change('POST', '/faults', fault)).toEqual({ ...settings, faults: [fault] });
    for (const path of ['/faults/getCourse', '/faults/login', '/faults', '/calls'])
      expect((await change('DELETE', path)).faults).toEqual(path === '/faults/getCourse' ? [fault] : []);
    const task = { task: 'declareResult', id: 'r-003' };
    expect([await change('POST', '/institute', task), await change('POST', '/expire-tokens')]).toEqual([settings, settings]);
    expect(await change('POST', '/reset', { scenario: 'slow' })).toMatchObject({ scenario: 'slow', isStopped: false });
    const session = '/sessions/ended/__mocks';
    await change('PUT', `${session}/clock`, { now: '2026-12-01' });
    expect(await change('DELETE', `${session}/session`)).toMatchObject({ scenario: null, isStopped: false });
  });

  it('sets latency and failures', async () => {
    await control('PUT', '/latency', { failureRate: 1 });
    expect(await statusOf(api().listCourses())).toBe(503);
    expect((await control('GET', '/latency')).body).toEqual({ latencyMs: 0, failureRate: 1 });
  });

  it('stops and starts the clock, and moves it, also by parts of a unit', async () => {
    await control('PUT', '/clock', { now: '2026-12-01T00:00:00Z' });
    await control('POST', '/clock', { by: '2d' });
    expect((await control('GET', '/clock')).body).toEqual({ now: '2026-12-03T00:00:00.000Z', isStopped: true });
    await control('PUT', '/clock', { now: null });
    expect((await control('GET', '/clock')).body.isStopped).toBe(false);
    await control('PUT', '/clock', { now: '2026-11-21T10:00:00.000Z' });
    await control('POST', '/clock', { by: '1.5h' });
    expect((await control('GET', '/clock')).body.now).toBe('2026-11-21T11:30:00.000Z');
  });

  it('saves the data and loads them again', async () => {
    await api().createBatch({ title: 'Saved', time: '5 PM', studentLimit: 5 });
    const { body: saved } = await control('GET', '/state');
    await mocks.reset();
    expect(await control('PUT', '/state', saved)).toMatchObject({ status: 200 });
    expect((await api().listBatches()).batches[0]?.title).toBe('Saved');
  });

  it('plays the institute', async () => {
    const { tasks } = (await control('GET', '/institute')).body;
    const { task, id } = tasks.find((pending: { task: string }) => pending.task === 'verifyTransaction');
    expect([await control('POST', '/institute', { task, id }), await control('POST', '/institute', { task, id })]).toMatchObject([
      { status: 200 },
      { status: 409 },
    ]);
  });

  it('signs in without a password, and ends sessions', async () => {
    const { token, user } = (await control('POST', '/sign-in', { accountId: 'u-student' })).body;
    expect([user.role, await statusOf(api().getProfile({}, { token }))]).toEqual([10, 200]);
    await control('POST', '/expire-tokens', { accountId: 'u-student' });
    expect([await statusOf(api().getProfile({}, { token })), await statusOf(api().getProfile())]).toEqual([401, 200]);
    await control('POST', '/expire-tokens');
    expect(await statusOf(api().getProfile())).toBe(401);
    for (const path of ['/sign-in', '/expire-tokens']) expect((await control('POST', path, { accountId: 'nobody' })).status).toBe(404);
  });

  it('works on the session that the header names', async () => {
    await control('PUT', '/scenario', { scenario: 'empty-wallet' }, { 'X-Mocks-Control': 'test', 'X-Mocks-Session': 'own' });
    expect((await api().getWallet()).wallet.balance).toBe(2450);
    expect(mocks.session('own').store.state.settings.scenario).toBe('empty-wallet');
  });

  it.each([
    ['POST', '/clock', { by: '9999999999w' }, 'is not a time'],
    ['POST', '/clock', { by: '2 days' }, 'is not a duration'],
    ['PUT', '/state', { format: 'x', settings: {}, db: {} }, 'not a saved scenario'],
    ['PUT', '/latency', { failureRate: 2 }, 'failureRate must be <= 1'],
    ['PUT', '/scenario', { scenario: 'nonsense' }, "no scenario called 'nonsense'"],
    ['POST', '/reset', { scenario: 'nonsense' }, "no scenario called 'nonsense'"],
  ])('%s %s with %j is a 400 with the reason, and the mocks go on', async (method, path, body, reason) => {
    expect(await control(method, path, body)).toMatchObject({ status: 400, body: { message: expect.stringContaining(reason) } });
    expect(await statusOf(api().listCourses())).toBe(200);
  });
});
