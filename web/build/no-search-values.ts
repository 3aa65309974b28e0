/** Replaces the router's default search parser in builds, because router.tsx passes its own. Throws. */
export function defaultParseSearch(): never {
  throw new Error('Default search parsing is not in the build: see build/lighter.ts.');
}

/** Not available in builds: throws. */
export const defaultStringifySearch = defaultParseSearch;
/** Not available in builds: throws. */
export const parseSearchWith = defaultParseSearch;
/** Not available in builds: throws. */
export const stringifySearchWith = defaultParseSearch;
