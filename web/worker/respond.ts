import { findBasepath } from '../src/lib/languages.ts';
import { seenCache } from '../src/lib/offline-caches.ts';
import { findCall, findPage, isCourseCall } from './requests.ts';
import { storeCourses, updatePages } from './store.ts';
import type { FetchEvent } from './types.ts';

/** Cache of the offline page and its files. */
export const offlineCache = 'institute.offline';

export const apiUrl = new URL(__API_URL__ || '/v1', location.origin).href.replace(/\/+$/, '');

/** Undefined leaves the request to the browser. `getPage` returns the path of the page that sends it. */
export function respond(event: FetchEvent, getPage: () => Promise<string | undefined>): Promise<Response> | undefined {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET') return undefined;
  if (isCourseCall(url, apiUrl)) return fetchCourses(event, getPage);
  if (origin !== location.origin) return undefined;
  if (mode === 'navigate') return fetchPage(event, pathname);
  return /^\/assets\/|^\/offline\./.test(pathname) ? cacheFirst(event.request) : undefined;
}

/** Milliseconds after which a network without a response counts as offline, if a stored response exists. */
const timeoutMs = 4000;

/** Pages come from the network whenever there is one, so that no page is from an old release. */
async function fetchPage(event: FetchEvent, path: string): Promise<Response> {
  const { destination } = event.request;
  const load = async () => (await event.preloadResponse) ?? fetch(event.request);
  const response = load();
  if (destination === 'document') whenFetched(event, response, () => updatePages(findPage(path)));
  try {
    return await networkFirst(response, () => findSeenPage(path));
  } catch {
    // A frame must fail, so that the page around it can say so.
    const offline = destination === 'document' ? await caches.match(`${findBasepath(path)}/offline`) : undefined;
    return offline ?? Response.error();
  }
}

/** The response of the network. If there is none, or it takes too long, the stored response. Rejects with the error of the network. */
async function networkFirst(response: Promise<Response>, findStored: () => Promise<Response | undefined>): Promise<Response> {
  const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), timeoutMs));
  const hasResponse = await Promise.race([response.then(() => true).catch(() => false), timeout]);
  return (hasResponse ? undefined : await findStored().catch(() => undefined)) ?? response;
}

/** Runs a task after the page has its response. A failure, such as a full disk, does not affect the page. */
function whenFetched(event: FetchEvent, response: Promise<Response>, task: (response: Response) => Promise<void>): void {
  event.waitUntil(response.then(task).catch(() => {}));
}

/** A stored page, if the data that it shows is stored too. */
async function findSeenPage(path: string): Promise<Response | undefined> {
  const page = findPage(path);
  if (!page) return undefined;
  const cache = await caches.open(seenCache);
  const call = findCall(path);
  return call && !(await cache.match(apiUrl + call)) ? undefined : cache.match(page);
}

async function fetchCourses(event: FetchEvent, getPage: () => Promise<string | undefined>): Promise<Response> {
  const { request } = event;
  const response = fetch(request);
  // A request with a token may get a response for its user only.
  if (!request.headers.has('Authorization'))
    whenFetched(event, response, async (fetched) => storeCourses(request.url, fetched.clone(), await getPage()));
  return networkFirst(response, async () => (await caches.open(seenCache)).match(request.url));
}

/** For files whose name changes with their content. */
async function cacheFirst(request: Request): Promise<Response> {
  // A browser with a damaged storage rejects, and the website works without it.
  return (await caches.match(request.url).catch(() => undefined)) ?? fetch(request);
}
