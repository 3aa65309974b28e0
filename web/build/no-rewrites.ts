/** Replaces the router's URL rewriting in builds. This app has no rewrite rules and no base path, so URLs stay as they are. */
export function executeRewriteInput(_: undefined, url: URL): URL {
  return url;
}

/** Returns the URL as it is. */
export const executeRewriteOutput = executeRewriteInput;

/** Not available in builds: throws. */
export function rewriteBasepath(): never {
  throw new Error('URL rewrites are not in the build: see build/lighter.ts.');
}

/** Not available in builds: throws. */
export const composeRewrites = rewriteBasepath;
