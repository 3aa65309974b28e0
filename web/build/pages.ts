import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of the website, as the router has it. */
export interface Page {
  /** Its route's name: the folders of layouts are in it. */
  route: string;
  /** `$name` stands for one part of any text. */
  path: string;
}

/**
 * The website's pages. The router's own fallbacks are not among them: what they catch does not exist. Read when it is asked for,
 * because a build may write them anew.
 */
export function routePages(): Page[] {
  const routeTree = readFileSync(join(import.meta.dirname, '../src/routeTree.gen.ts'), 'utf8');
  const [, list = ''] = /interface FileRouteTypes \{[^}]+?\n {2}id:([^;]+);/.exec(routeTree) ?? [];
  const routes = [...list.matchAll(/'(\/[^']*)'/g)].map(([, route = '']) => route);
  const pages = routes.filter((route) => !/(?:^|\/)(?:_[^/]*|\$)$/.test(route));
  return pages.map((route) => ({ route, path: route.replaceAll(/\/_[^/]+/g, '').replace(/(.)\/$/, '$1') }));
}

export const pagePaths = (): string[] => routePages().map(({ path }) => path);

/** A regular expression's source that fits the pages' paths, with or without a slash at the end; each open part is a group. */
export function pagePattern(path: string): string {
  return path === '/' ? '^/$' : `^${path.replaceAll(/\$\w+/g, '([^/]+)')}/?$`;
}

/** The file that a build makes for a page: no open part of a path begins with an underscore. */
export function pageFile(path: string): string {
  return path === '/' ? '/index.html' : `${path.replaceAll('$', '_')}.html`;
}

/** The most particular one first: a page of its own before one that stands for many. */
export function byParticularity(paths: readonly string[]): string[] {
  return [...paths].sort((a, b) => Number(a.includes('$')) - Number(b.includes('$')));
}

/** A regular expression's source: files that stand for paths without their ending or are for the host to read, and what begins with a dot, but for what the web has agreed on. */
export function notServed(paths: readonly string[]): string {
  const files = ['/_headers', '/_redirects', '/404.html', ...paths.map(pageFile)].map((file) => file.replaceAll('.', '\\.'));
  return `^(?:${files.join('|')})$|\\.(?:br|gz)$|/\\.(?!well-known/)`;
}
