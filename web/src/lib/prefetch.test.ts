import { createApi, createQueries } from '@institute/sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import { createAppQueryClient } from '../app/query-client.ts';
import { createSession } from '../session/store.ts';
import { createPrefetch, createPreload } from './prefetch.ts';

beforeEach(() => localStorage.clear());

function setUp() {
  const told = vi.fn();
  const queryClient = createAppQueryClient(createSession(), told);
  let cut = () => {};
  const fetch = () => new Promise<Response>((_resolve, reject) => (cut = () => reject(new TypeError('offline'))));
  const read = createQueries(createApi({ baseUrl: 'http://localhost/v1', retries: 0, fetch })).listCourses();
  const fail = async () => {
    cut();
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  };
  return { told, fail, read, load: createPrefetch(queryClient, () => true), loadAhead: createPreload(queryClient) };
}

it('tells nobody of a page that failed to load ahead [F-03]', async () => {
  const { told, fail, read, loadAhead } = setUp();
  const loaded = loadAhead(read);
  await fail();
  expect(told.mock.calls[0]?.[1]).toEqual({ quiet: true });
  expect(await loaded).toBeUndefined();
});

it('tells of it when the page has been opened meanwhile [F-03]', async () => {
  const { told, fail, read, load, loadAhead } = setUp();
  void loadAhead(read);
  await load(read);
  await fail();
  expect(told.mock.calls[0]?.[1]).toEqual({ quiet: false });
});
