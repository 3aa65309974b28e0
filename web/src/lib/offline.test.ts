import { afterEach, expect, it, vi } from 'vitest';
import { storedAtHeader } from './offline-caches.ts';
import { handleOfflineNavigation, OfflineNavigationError } from './offline-navigation.ts';
import { forgetStoredResponses, oldestStoredAt, trackStoredResponses } from './stored-responses.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A lazy component like the router's: `preload` never rejects and is removed once the chunk has loaded. */
function createLazyComponent(loads: boolean) {
  const component: { preload?: () => Promise<void> } = {};
  component.preload = async () => {
    if (loads) component.preload = undefined;
  };
  handleOfflineNavigation({ routesById: { '/page': { options: { component } }, '/plain': { options: {} } } });
  return component;
}

it('fails the navigation to a page whose chunk cannot be loaded offline, and leaves other cases to the router [F-01, F-21]', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await expect(createLazyComponent(false).preload?.()).rejects.toThrow(OfflineNavigationError);
  await expect(createLazyComponent(true).preload?.()).resolves.toBeUndefined();
  vi.stubGlobal('navigator', { onLine: true });
  await expect(createLazyComponent(false).preload?.()).resolves.toBeUndefined();
});

const responses = new Map<string, string | undefined>();
const fetchTracked = trackStoredResponses(async ({ url }) => {
  const time = responses.get(url);
  return new Response('{}', { headers: time ? { [storedAtHeader]: time } : {} });
});
const load = (url: string, storedAt?: string) => {
  responses.set(url, storedAt);
  return fetchTracked(new Request(url));
};

it('knows when the oldest response on the page was stored, until it is fetched from the network', async () => {
  await load('https://api.example.com/v1/courses');
  expect(oldestStoredAt.get()).toBeUndefined();
  await load('https://api.example.com/v1/courses', '2026-11-25T10:00:00.000Z');
  await load('https://api.example.com/v1/course/a', '2026-11-24T10:00:00.000Z');
  expect(oldestStoredAt.get()).toBe('2026-11-24T10:00:00.000Z');
  await load('https://api.example.com/v1/course/a');
  expect(oldestStoredAt.get()).toBe('2026-11-25T10:00:00.000Z');
  forgetStoredResponses();
  expect(oldestStoredAt.get()).toBeUndefined();
});
