/** Replaces React Query's infinite queries in builds, because this app has none. Throws. */
export function infiniteQueryBehavior(): never {
  throw new Error('Infinite queries are not in the build: see build/lighter.ts.');
}

/** Not available in builds: throws. */
export const hasNextPage = infiniteQueryBehavior;
/** Not available in builds: throws. */
export const hasPreviousPage = infiniteQueryBehavior;
