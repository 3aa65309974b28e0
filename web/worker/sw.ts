import type { WorkerMessage } from '../src/lib/offline-caches.ts';
import { isCourseCall, isOneCourse } from './requests.ts';
import { apiUrl, offlineCache, respond } from './respond.ts';
import { fetchSeenCourses } from './store.ts';
import type { WorkerScope } from './types.ts';

// Makes seen courses readable offline. While there is a network, pages and data come from the network.

declare const self: WorkerScope;

const offlineFiles = self.__WB_MANIFEST;

self.addEventListener('install', (event) => {
  event.waitUntil(storeOfflineFiles());
  // Pages do not depend on the version of the worker.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  // Preload lets a navigation start without waiting for the worker. Not all browsers have it.
  event.waitUntil(Promise.resolve(self.registration.navigationPreload?.enable()));
});

self.addEventListener('fetch', (event) => {
  const response = respond(event, async () => pathOf(await self.clients.get(event.clientId)));
  if (response) event.respondWith(response);
});

self.addEventListener('message', (event) => {
  const { loaded }: WorkerMessage = event.data;
  const courses = loaded.filter((url) => isCourseCall(url, apiUrl) && isOneCourse(url));
  event.waitUntil(fetchSeenCourses(courses, pathOf(event.source)));
});

const pathOf = (client: { url: string } | undefined) => client && new URL(client.url).pathname;

async function storeOfflineFiles(): Promise<void> {
  const cache = await caches.open(offlineCache);
  await cache.addAll(offlineFiles.map(({ url }) => new Request(url, { cache: 'reload' })));
}
