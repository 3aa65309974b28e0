import { seenCache } from '../src/lib/offline-caches.ts';
import { findAssets, pages } from './requests.ts';

/** Stores pages that are not stored yet, with all files that they name. */
export const storePages = (paths: string[]) =>
  enqueue(async (cache) => {
    const stored = await findStoredPages(cache);
    if (paths.some((path) => !stored.includes(path))) await storeRelease(cache, [...new Set([...stored, ...paths])]);
  });

/** Stores all stored pages again if a visit shows that this one is of an older release. */
export const updatePages = (path: string) =>
  enqueue(async (cache) => {
    const stored = await cache.match(path);
    if (!stored) return;
    const response = await fetch(path);
    if (response.ok && (await response.text()) !== (await stored.text())) await storeRelease(cache, await findStoredPages(cache));
  });

let queue = Promise.resolve();

/** One by one, because each task deletes the files of others. */
function enqueue(task: (cache: Cache) => Promise<void>): Promise<void> {
  queue = queue.then(async () => task(await caches.open(seenCache))).catch(() => {});
  return queue;
}

/** All pages together, so that they are of one release. */
async function storeRelease(cache: Cache, paths: string[]): Promise<void> {
  const assets = await Promise.all(paths.map((path) => storePage(cache, path)));
  await deleteOtherAssets(cache, assets.flat());
}

async function findStoredPages(cache: Cache): Promise<string[]> {
  const matches = await Promise.all(Object.values(pages).map(async (path) => ((await cache.match(path)) ? [path] : [])));
  return matches.flat();
}

/** Returns the paths of its files. They come from the HTTP cache if the browser has loaded them before. */
async function storePage(cache: Cache, path: string): Promise<string[]> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} has the status ${response.status}.`);
  const html = await response.text();
  const assets = findAssets(html);
  const isStored = await Promise.all(assets.map((asset) => cache.match(asset)));
  await cache.addAll(assets.filter((_, index) => !isStored[index]));
  // Browsers reject a redirected response to a navigation. A new one is not redirected.
  await cache.put(path, new Response(html, { headers: response.headers }));
  return assets;
}

async function deleteOtherAssets(cache: Cache, assets: string[]): Promise<void> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/assets/'));
  await Promise.all(paths.filter((path) => !assets.includes(path)).map((path) => cache.delete(path)));
}
