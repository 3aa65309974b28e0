import { expect, it, onTestFinished, vi } from 'vitest';
import { apiUrl, fetchOrTakeEarly } from './api.ts';

it('calls the API under v1 of the build or the origin of the page, whatever the URL and the storage say [R-435, S-22]', () => {
  const hostile = 'https://evil.example.com/v1';
  const names = ['VITE_API_URL', 'apiUrl', 'api', 'baseUrl', 'institute.api', 'mocks'];
  for (const name of names) for (const storage of [localStorage, sessionStorage]) storage.setItem(name, hostile);
  const { href, origin } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  history.replaceState(null, '', `?${new URLSearchParams(names.map((name) => [name, hostile]))}#${hostile}`);
  expect(apiUrl()).toBe(`${origin}/v1`);
});

it('takes the response that was requested while the app loaded once, for its URL and without a token only, and fetches if that failed', async () => {
  const url = `${location.origin}/v1/courses`;
  const setEarlyResponse = (response: Response | undefined) => {
    globalThis.earlyResponse = { url, controller: new AbortController(), response: Promise.resolve(response) };
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('fetched'));
  onTestFinished(() => {
    vi.restoreAllMocks();
    globalThis.earlyResponse = undefined;
  });
  const getText = async (path: string, init?: RequestInit) => (await fetchOrTakeEarly(new Request(url + path, init))).text();
  setEarlyResponse(new Response('early'));
  const headers = { Authorization: 'Bearer t' };
  expect([
    await getText('/1'),
    await getText('', { method: 'POST' }),
    await getText('', { headers }),
    await getText(''),
    await getText(''),
  ]).toEqual(['fetched', 'fetched', 'fetched', 'early', 'fetched']);
  setEarlyResponse(undefined);
  expect(await getText('')).toBe('fetched');
});

it('ends the request that was sent while the app loaded when the request that takes it times out', async () => {
  const url = `${location.origin}/v1/courses`;
  const controller = new AbortController();
  const response = new Promise<undefined>((resolve) => controller.signal.addEventListener('abort', () => resolve(undefined)));
  globalThis.earlyResponse = { url, controller, response };
  const timeout = new AbortController();
  const taken = fetchOrTakeEarly(new Request(url, { signal: timeout.signal }));
  timeout.abort(new Error('too late'));
  await expect(taken).rejects.toThrow('too late');
});
