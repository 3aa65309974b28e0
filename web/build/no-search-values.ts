/** Stands in a build for how the router reads values out of an address when it is not told; router.tsx tells. */
export function defaultParseSearch(): never {
  throw new Error('The router is not told how to read a search: see build/lighter.ts.');
}

export const defaultStringifySearch = defaultParseSearch;
export const parseSearchWith = defaultParseSearch;
export const stringifySearchWith = defaultParseSearch;
