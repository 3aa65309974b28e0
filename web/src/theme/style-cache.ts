import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates emotion's cache. The default cache would move the styles out of the prerendered HTML, which makes the browser recalculate
 * all styles, and would add vendor prefixes that no supported browser needs.
 * @param css The styles in the prerendered HTML, which are not inserted again.
 */
export function createStyleCache(css = ''): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  for (const [, name = ''] of css.matchAll(/\.css-([\w-]+)/g)) cache.inserted[name] = true;
  return cache;
}
