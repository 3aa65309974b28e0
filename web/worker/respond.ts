import { seenCache } from '../src/lib/offline-caches.ts';
import { storeCourses } from './courses.ts';
import { updatePages } from './pages.ts';
import { findCall, findPage, isCourseCall } from './requests.ts';
import type { FetchEvent } from './types.ts';

/** Cache of the offline page and its files. */
export const offlineCache = 'institute.offline';
export const offlinePage = '/offline';

/** Base URL of the API. */
export const apiUrl = new URL(__API_URL__ || '/v1', location.origin).href.replace(/\/+$/, '');

/** The response to a request of a page; undefined leaves the request to the browser. */
export function respond(event: FetchEvent): Promise<Response> | undefined {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET') return undefined;
  if (isCourseCall(url, apiUrl)) return fetchCourses(event);
  if (origin !== location.origin) return undefined;
  if (mode === 'navigate') return fetchPage(event, pathname);
  return /^\/assets\/|^\/offline\./.test(pathname) ? cacheFirst(event.request) : undefined;
}

/** Pages always come from the network as long as there is one, so that none is of an old release. */
async function fetchPage(event: FetchEvent, path: string): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (event.request.destination === 'document') event.waitUntil(updatePages(findPage(path)));
    return response;
  } catch {
    const seen = await findSeenPage(path);
    if (seen) return seen;
    // A frame must fail, so that the page around it can say so.
    const offline = event.request.destination === 'document' ? await caches.match(offlinePage) : undefined;
    return offline ?? Response.error();
  }
}

/** A stored page, if the data that it shows is stored too. */
async function findSeenPage(path: string): Promise<Response | undefined> {
  const page = findPage(path);
  if (!page) return undefined;
  const cache = await caches.open(seenCache);
  const call = findCall(path);
  return call && !(await cache.match(apiUrl + call)) ? undefined : cache.match(page);
}

async function fetchCourses(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    // Stored only after the page has its response. A failure to store, as with a full disk, does not concern the page.
    event.waitUntil(storeCourses(request.url, response.clone()).catch(() => {}));
    return response;
  } catch (error) {
    const stored = await (await caches.open(seenCache)).match(request.url);
    if (stored) return stored;
    throw error;
  }
}

/** For files whose name changes with their content. */
async function cacheFirst(request: Request): Promise<Response> {
  // A browser with a damaged storage rejects, and the website works without it.
  return (await caches.match(request.url).catch(() => undefined)) ?? fetch(request);
}
