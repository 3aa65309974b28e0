import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates emotion's cache. The default cache would move the styles out of the prerendered HTML, which makes the browser recalculate
 * all styles, and would add vendor prefixes that no supported browser needs.
 * @param known Names of the styles in the prerendered HTML.
 */
export function createStyleCache(known: readonly string[] = []): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  for (const name of known) cache.inserted[name] = true;
  return cache;
}
