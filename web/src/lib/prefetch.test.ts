import { createApi } from '@institute/sdk';
import { createQueries } from '@institute/sdk/query';
import { createQueryClient } from '@institute/sdk/react';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createPrefetch, createPreload } from './prefetch.ts';

it.each([
  ['is quiet', false, { quiet: true }],
  ['is reported if the page has been opened meanwhile', true, undefined],
])('the error of a preload %s [F-03]', async (_what, isOpened, meta) => {
  const onError = vi.fn();
  const queryClient = createQueryClient({ onError: (_error, query) => onError(query.meta) });
  let fail = () => {};
  const fetch = vi.fn(() => new Promise<Response>((_, reject) => (fail = () => reject(new TypeError('offline')))));
  const query = createQueries(createApi({ baseUrl: 'http://localhost/v1', retries: 0, fetch })).listCourses();
  const preloaded = createPreload(createPrefetch(queryClient, () => false))(query);
  await expect.poll(() => fetch).toHaveBeenCalled();
  if (isOpened) new QueryObserver(queryClient, query).subscribe(() => {});
  fail();
  expect(await preloaded).toBeUndefined();
  expect(onError.mock.calls).toEqual([[meta]]);
});
