import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where emotion keeps what it has put into the page. Its own cache would take the styles of the HTML out of their place, and the
 * browser work out all of them anew; and it would write older names of properties, which no browser of ours needs.
 * @param known Names of the styles that the HTML has already.
 */
export function createStyleCache(known: readonly string[] = []): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  for (const name of known) cache.inserted[name] = true;
  return cache;
}
