import { findBasepath } from '../src/lib/languages.ts';
import { seenCache, storedAtHeader } from '../src/lib/offline-caches.ts';
import { storePages } from './pages.ts';
import { isOneCourse, isStorable, pagesOf } from './requests.ts';

/** Maximum number of courses to keep. */
const maxCourses = 40;

/**
 * Stores the response of a course call with the time, and the pages that show courses, but no error, no page of a proxy and nothing that says it is not to be stored.
 * @param page The path of the page that shows them, which says the language.
 */
export async function storeCourses(url: string, response: Response, page = '/'): Promise<void> {
  if (!isStorable(response) || !response.headers.get('Content-Type')?.includes('json')) return;
  const cache = await caches.open(seenCache);
  const headers = { 'Content-Type': 'application/json', [storedAtHeader]: new Date().toISOString() };
  await cache.put(url, new Response(await response.blob(), { headers }));
  if (!isOneCourse(url)) return;
  const courses = (await cache.keys()).filter((request) => isOneCourse(request.url));
  // The first keys are the oldest.
  await Promise.all(courses.slice(0, -maxCourses).map((request) => cache.delete(request)));
  await storePages(Object.values(pagesOf(findBasepath(page))));
}

/** Fetches courses that the page has loaded without the worker, on the first visit. Their data is public, so no token is sent. */
export async function fetchSeenCourses(urls: string[], page?: string): Promise<void> {
  for (const url of urls) {
    const response = await fetch(url);
    await storeCourses(url, response, page);
  }
}
