import { type Api, createApi } from '@institute/sdk';
import { afterAll, describe, expect, it } from 'vitest';
import { statusOf, tokens } from '../../test/call-operation.ts';
import { Sessions } from './fetch-handler.ts';
import { serveMocks } from './serve-mocks.ts';

const mocks = await serveMocks();
afterAll(() => mocks.close());

const deletion = { method: 'DELETE', headers: { 'X-Mocks-Control': '1' } };
const batch = (title: string) => ({ title, time: '5 PM', studentLimit: 5 });
const titles = async (api: Api) => (await api.listBatches()).batches.map(({ title }) => title);
const createClient = (baseUrl: string) => createApi({ baseUrl, retries: 0, token: () => tokens.operator });
function clientOf(name: string, [header, value] = ['X-Mocks-Session', name]): Api {
  const api = createClient(mocks.baseUrl);
  api.use({ onRequest: ({ request }) => request.headers.set(header ?? '', value ?? '') });
  return api;
}

describe('a session', () => {
  it.each([
    ['header', (name: string) => clientOf(name)],
    ['cookie', (name: string) => clientOf(name, ['Cookie', `theme=dark; X-Mocks-Session=${name}`])],
    ['path', (name: string) => createClient(mocks.session(name).baseUrl)],
  ])('named by %s has its own data, scenario, faults and calls', async (how, connect) => {
    const one = connect(`one-${how}`);
    const two = connect(`two-${how}`);
    await one.createBatch(batch('Mine'));
    expect(await titles(one)).toContain('Mine');
    expect(await titles(two)).not.toContain('Mine');
    await mocks.session(`one-${how}`).store.setScenario('empty-wallet');
    mocks.session(`two-${how}`).on('listCourses', { status: 503 });
    expect([(await one.getWallet()).wallet.balance, (await two.getWallet()).wallet.balance]).toEqual([0, 2450]);
    expect([await statusOf(one.listCourses()), await statusOf(two.listCourses())]).toEqual([200, 503]);
    expect(mocks.session(`one-${how}`).calls('createBatch')).toHaveLength(1);
    expect(mocks.session(`two-${how}`).calls('createBatch')).toEqual([]);
    expect(mocks.calls()).toEqual([]);
  });

  it('serves its own uploads to an <img>, which sends no header', async () => {
    const photo = new File([new Uint8Array([137, 80, 78, 71])], 'photo.png', { type: 'image/png' });
    const api = clientOf('pictures');
    await api.uploadPhoto({ avatar: photo });
    const url = (await api.getProfile()).user.avatar?.url ?? '';
    const picture = await fetch(url);
    expect([picture.status, (await picture.arrayBuffer()).byteLength]).toEqual([200, 4]);
    expect((await fetch(url.replace('pictures', 'other'))).status).toBe(404);
  });

  it.each([
    ['in Node', (name: string) => mocks.endSession(name)],
    ['over HTTP', (name: string) => fetch(new URL(`/__mocks/sessions/${name}/__mocks/session`, mocks.baseUrl), deletion)],
  ])('begins at the seed again after its end %s', async (_where, end) => {
    const before = mocks.session('short');
    await clientOf('short').createBatch(batch('Gone'));
    await end('short');
    expect(await titles(clientOf('short'))).not.toContain('Gone');
    expect(mocks.session('short').store).not.toBe(before.store);
  });

  it('must have a simple name', async () => {
    const response = await fetch(`${mocks.baseUrl}/courses`, { headers: { 'X-Mocks-Session': '../etc' } });
    expect([response.status, (await response.json()).message]).toEqual([
      400,
      "'../etc' is not the name of a session: use letters, digits, hyphens, underscores and dots.",
    ]);
  });
});

it('of more than 100 sessions the one ends that was not used for the longest time, never the default one', () => {
  const sessions = new Sessions({ baseUrl: '/v1' });
  const [byDefault, forgotten, used] = [sessions.get(''), sessions.get('forgotten'), sessions.get('used')];
  for (let index = 0; index < 98; index++) sessions.get(`other-${index}`);
  expect(sessions.get('used')).toBe(used);
  sessions.get('one-more');
  expect(sessions.get('')).toBe(byDefault);
  expect(sessions.get('used')).toBe(used);
  expect(sessions.get('forgotten')).not.toBe(forgotten);
});
