/** Stands in a build for what React Query does for lists that grow while one scrolls: there are none. */
export function infiniteQueryBehavior(): never {
  throw new Error('Infinite queries are not in the build: see build/lighter.ts.');
}

export const hasNextPage = infiniteQueryBehavior;
export const hasPreviousPage = infiniteQueryBehavior;
