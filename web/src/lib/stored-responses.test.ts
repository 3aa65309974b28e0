import { expect, it } from 'vitest';
import { storedAtHeader } from './offline-caches.ts';
import { forgetStoredResponses, oldestStoredAt, trackStoredResponses } from './stored-responses.ts';

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
