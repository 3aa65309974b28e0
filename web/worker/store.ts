import { findBasepath } from '../src/lib/languages.ts';
import { seenCache, storedAtHeader } from '../src/lib/offline-caches.ts';
import { allPages, findAssets, isOneCourse, isStorable, pagesOf } from './requests.ts';

const maxCourses = 40;

/** Stores the response of a course call and the pages that show courses, but no error, no page of a proxy and nothing private. */
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

/** Stores pages that are not stored yet, with all files in their HTML. */
const storePages = (paths: string[]) =>
  enqueue(async (cache) => {
    const stored = await findStoredPages(cache);
    if (paths.some((path) => !stored.includes(path))) await storeRelease(cache, [...new Set([...stored, ...paths])]);
  });

/** Stores all stored pages again if they are from an older release, that is if one of them, or the visited page, has changed. */
export const updatePages = (visited: string | undefined) =>
  enqueue(async (cache) => {
    const stored = await findStoredPages(cache);
    const path = stored.find((page) => page === visited) ?? stored[0];
    if (path === undefined) return;
    const [page, response] = await Promise.all([cache.match(path), fetch(path)]);
    if (response.ok && (await response.text()) !== (await page?.text())) await storeRelease(cache, stored);
  });

let queue = Promise.resolve();

/** Tasks run one by one, because each task deletes the files of other tasks. */
function enqueue(task: (cache: Cache) => Promise<void>): Promise<void> {
  queue = queue.then(async () => task(await caches.open(seenCache))).catch(() => {});
  return queue;
}

/** Stores all pages together, after their files, so that they are of one release, even if the network fails meanwhile. */
async function storeRelease(cache: Cache, paths: string[]): Promise<void> {
  const fetched = await Promise.all(paths.map(fetchPage));
  const assets = [...new Set(fetched.flatMap(({ html }) => findAssets(html)))];
  const isStored = await Promise.all(assets.map((asset) => cache.match(asset)));
  await cache.addAll(assets.filter((_, index) => !isStored[index]));
  // Browsers reject a redirected response to a navigation. A new response is not redirected.
  await Promise.all(fetched.map(({ path, html, headers }) => cache.put(path, new Response(html, { headers }))));
  await deleteOtherAssets(cache, assets);
}

async function fetchPage(path: string): Promise<{ path: string; html: string; headers: Headers }> {
  const response = await fetch(path);
  if (!isStorable(response)) throw new Error(`${path} is not to be stored.`);
  return { path, html: await response.text(), headers: response.headers };
}

async function findStoredPages(cache: Cache): Promise<string[]> {
  const matches = await Promise.all(allPages.map(async (path) => ((await cache.match(path)) ? [path] : [])));
  return matches.flat();
}

async function deleteOtherAssets(cache: Cache, assets: string[]): Promise<void> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/assets/'));
  await Promise.all(paths.filter((path) => !assets.includes(path)).map((path) => cache.delete(path)));
}
