/** Stands in a build for the router's rules that rewrite addresses: there are none, and the app stands at the root of its site. */
export function executeRewriteInput(_: undefined, url: URL): URL {
  return url;
}

export const executeRewriteOutput = executeRewriteInput;

export function rewriteBasepath(): never {
  throw new Error('Addresses are not rewritten in the build: see build/lighter.ts.');
}

export const composeRewrites = rewriteBasepath;
