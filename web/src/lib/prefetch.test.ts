import { createApi } from '@institute/sdk';
import { createQueries } from '@institute/sdk/query';
import { createQueryClient } from '@institute/sdk/react';
import { expect, it, vi } from 'vitest';
import { createPrefetch, createPreload } from './prefetch.ts';

function setUp() {
  const onError = vi.fn();
  const queryClient = createQueryClient({ onError: (error, query) => onError(error, query.meta) });
  let reject = () => {};
  const fetch = vi.fn(() => new Promise<Response>((_resolve, rejectFetch) => (reject = () => rejectFetch(new TypeError('offline')))));
  const query = createQueries(createApi({ baseUrl: 'http://localhost/v1', retries: 0, fetch })).listCourses();
  const fail = async () => {
    await expect.poll(() => fetch).toHaveBeenCalled();
    reject();
    await expect.poll(() => onError).toHaveBeenCalledOnce();
  };
  return { onError, fail, query, prefetch: createPrefetch(queryClient, () => true), preload: createPreload(queryClient) };
}

it('marks the error of a preload as quiet [F-03]', async () => {
  const { onError, fail, query, preload } = setUp();
  const preloaded = preload(query);
  await fail();
  expect(onError.mock.calls[0]?.[1]).toEqual({ quiet: true });
  expect(await preloaded).toBeUndefined();
});

it('reports the error if the page has been opened meanwhile [F-03]', async () => {
  const { onError, fail, query, prefetch, preload } = setUp();
  void preload(query);
  await prefetch(query);
  await fail();
  expect(onError.mock.calls[0]?.[1]).toBeUndefined();
});
