import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Paths of the website's pages as the router has them, `$name` for one part of any text. The router's own fallbacks are not
 * among them: what they catch does not exist. Read when it is asked for, because a build may write them anew.
 */
export function pagePaths(): string[] {
  const routeTree = readFileSync(join(import.meta.dirname, '../src/routeTree.gen.ts'), 'utf8');
  const [, list = ''] = /\n {2}fullPaths:([^;]+);/.exec(routeTree) ?? [];
  const paths = [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path);
  return paths.filter((path) => !path.endsWith('$')).map((path) => (path === '/' ? path : path.replace(/\/$/, '')));
}

/** A regular expression's source that fits the pages' paths, with or without a slash at the end. */
export function pagePattern(paths: readonly string[]): string {
  const patterns = paths.map((path) => path.replace(/\/$/, '').replaceAll(/\$\w+/g, '[^/]+'));
  return `^(?:${patterns.join('|')})/?$`;
}

/** Files that stand for others or are for the host to read, and what begins with a dot, but for what the web has agreed on. */
export const notServed = '^/(?:_headers|_redirects|(?:404|index|shell)\\.html)$|\\.(?:br|gz)$|/\\.(?!well-known/)';
