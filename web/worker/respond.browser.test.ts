import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seenCache, storedAtHeader } from '../src/lib/offline-caches.ts';
import { settle } from '../src/lib/testing.tsx';
import { apiUrl, respond } from './respond.ts';
import type { FetchEvent } from './types.ts';

const courseUrl = `${apiUrl}/course/c-tally`;
const json = (text: string, headers: Record<string, string> = {}) =>
  new Response(`{"course":"${text}"}`, { headers: { 'Content-Type': 'application/json', ...headers } });

/** The cache of seen pages and data, by URL or path. */
let stored: Map<string, Response>;

const network = vi.fn<(request: Request | string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  const path = (url: string) => url.replace(location.origin, '');
  const cache = {
    match: async (url: string) => stored.get(path(url))?.clone(),
    put: async (url: string, response: Response) => void stored.set(path(url), response),
    keys: async () => [...stored.keys()].map((key) => ({ url: location.origin + key })),
    addAll: async () => {},
  };
  vi.stubGlobal('caches', { open: async (name: string) => (name === seenCache ? cache : undefined), match: async () => undefined });
  vi.stubGlobal('fetch', network);
});

afterEach(() => {
  network.mockReset();
});

/** Lets the worker respond to a request; `done` resolves when the worker has stored its responses. */
function request(
  url: string,
  { headers = {}, mode = 'cors', page }: { headers?: Record<string, string>; mode?: string; page?: string } = {},
) {
  const tasks: Promise<unknown>[] = [];
  const event: FetchEvent = {
    // A script cannot create the request of a navigation.
    request: Object.defineProperties(new Request(url, { headers }), {
      mode: { value: mode },
      destination: { value: mode === 'navigate' ? 'document' : '' },
    }),
    clientId: 'page',
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (task) => void tasks.push(task),
    respondWith: () => {},
  };
  const response = respond(event, async () => page);
  return { response, done: () => Promise.all(tasks) };
}

const storedCourse = () => stored.get(courseUrl.replace(location.origin, ''));
const storeCourse = () => stored.set(courseUrl.replace(location.origin, ''), json('stored', { [storedAtHeader]: '2026-11-25T10:00:00Z' }));

it.each(['', 'no-cache', 'public, max-age=60'])('stores a course whose Cache-Control is %j', async (value) => {
  network.mockImplementation(async (input) =>
    typeof input === 'string' ? new Response('<p>Page</p>') : json('Tally', value ? { 'Cache-Control': value } : {}),
  );
  const { response, done } = request(courseUrl);
  expect(await (await response)?.text()).toContain('Tally');
  await done();
  expect(await storedCourse()?.text()).toContain('Tally');
});

it.each([
  ...['no-store', 'private, max-age=60', 'Private', 'max-age=0, No-Store'].map((value) => [{ 'Cache-Control': value }, {}]),
  [{}, { authorization: 'Bearer t' }],
] as Record<string, string>[][])(
  'stores no course with the headers %j in its response or %j in its request [S-25]',
  async (answered, sent) => {
    network.mockImplementation(async () => json('Special price for Aarav Sharma', answered));
    const { response, done } = request(courseUrl, { headers: sent });
    expect(await (await response)?.text()).toContain('Aarav');
    await done();
    expect(stored.size).toBe(0);
  },
);

it('shows the stored course if the network has not answered for 4 seconds, and stores what arrives later [F-04]', async () => {
  storeCourse();
  let answer = (_: Response) => {};
  network.mockImplementation((input) =>
    typeof input === 'string' ? Promise.resolve(new Response('')) : new Promise((resolve) => (answer = resolve)),
  );
  const { response, done } = request(courseUrl);
  const seen = vi.fn();
  void response?.then(async (value) => seen(await value.text()));
  await vi.advanceTimersByTimeAsync(3999);
  await settle();
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => seen.mock.calls).toEqual([[expect.stringContaining('stored')]]);
  answer(json('new'));
  await done();
  expect(await storedCourse()?.text()).toContain('new');
});

it('shows the stored page if the network has not answered for 4 seconds [F-04]', async () => {
  storeCourse();
  stored.set('/course-detail/_id', new Response('<p>Stored page</p>'));
  network.mockImplementation(() => new Promise(() => {}));
  const { response } = request(`${location.origin}/course-detail/c-tally`, { mode: 'navigate' });
  await vi.advanceTimersByTimeAsync(4000);
  expect(await (await response)?.text()).toBe('<p>Stored page</p>');
});

it('shows the stored course at once if there is no network; if nothing is stored, waits for the network, and shows its error [F-01, F-04]', async () => {
  network.mockImplementation(() => new Promise((_, reject) => setTimeout(() => reject(new TypeError('Failed to fetch')), 20_000)));
  const failed = expect(request(courseUrl).response).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(20_000);
  await failed;
  network.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  storeCourse();
  expect(await (await request(courseUrl).response)?.text()).toContain('stored');
});
