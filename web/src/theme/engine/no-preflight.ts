/** Stands in a build for Chakra's reset of the browsers' styles: ours is in global-css.ts. */
export function createPreflight(): object {
  return {};
}
