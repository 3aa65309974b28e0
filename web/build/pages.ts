import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page in the route tree. */
export interface Page {
  /** Id of the route, layout routes included. */
  route: string;
  /** `$name` is a path parameter. */
  path: string;
}

/** All pages, without layout and splat routes. Read at each call, because a build may regenerate the route tree. */
export function routePages(): Page[] {
  const routeTree = readFileSync(join(import.meta.dirname, '../src/routeTree.gen.ts'), 'utf8');
  const [, list = ''] = /interface FileRouteTypes \{[^}]+?\n {2}id:([^;]+);/.exec(routeTree) ?? [];
  const routes = [...list.matchAll(/'(\/[^']*)'/g)].map(([, route = '']) => route);
  const pages = routes.filter((route) => !/(?:^|\/)(?:_[^/]*|\$)$/.test(route));
  return pages.map((route) => ({ route, path: route.replaceAll(/\/_[^/]+/g, '').replace(/(.)\/$/, '$1') }));
}

export const pagePaths = (): string[] => routePages().map(({ path }) => path);

/** Source of a regular expression for a path, with or without a trailing slash. Each path parameter is a group. */
export function pagePattern(path: string): string {
  return path === '/' ? '^/$' : `^${path.replaceAll(/\$\w+/g, '([^/]+)')}/?$`;
}

/** The HTML file of a page. `$id` becomes `_id`: no value of a parameter begins with an underscore. */
export function pageFile(path: string): string {
  return path === '/' ? '/index.html' : `${path.replaceAll('$', '_')}.html`;
}

/** Sorts static paths before those with parameters. */
export function bySpecificity(paths: readonly string[]): string[] {
  return [...paths].sort((a, b) => Number(a.includes('$')) - Number(b.includes('$')));
}

/**
 * Source of a regular expression for files that have no URL: HTML files, which are served without their extension, precompressed
 * files, files for the host, and dotfiles outside of `/.well-known/`.
 */
export function hiddenFilePattern(paths: readonly string[]): string {
  const files = ['/_headers', '/_redirects', '/404.html', ...paths.map(pageFile)].map((file) => file.replaceAll('.', '\\.'));
  return `^(?:${files.join('|')})$|\\.(?:br|gz)$|/\\.(?!well-known/)`;
}
