import { readdirSync } from 'node:fs';
import { findBasepath } from '../src/lib/languages.ts';

/** The HTML file of a page. `$id` becomes `_id`: no value of a parameter begins with an underscore. */
export function pageFile(path: string): string {
  return path === '/' ? '/index.html' : `${path.replace('$', '_')}.html`;
}

/** A regular expression for the path of a page in any case, with or without a trailing slash. */
export function pagePattern(path: string): string {
  return `^${path.replace(/\$\w+/, '[^/]+')}/?$`;
}

/** The paths of all pages of a build, such as `/course-detail/$id`. This path covers the pages of all values of the parameter. */
export function listPages(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!(?:.*\/)?404|document-frame|__mocks).*\.html$/.test(name),
  );
  const paths = files.map((name) => `/${name.replace(/(?:^index)?\.html$/, '').replace('/_', '/$')}`);
  return paths.filter((path) => !paths.some((other) => other !== path && new RegExp(pagePattern(other)).test(path)));
}

/** The page for a path without a page, in the language of the path's beginning. */
export function notFoundFile(path: string): string {
  return `${findBasepath(path)}/404.html`;
}

/** Paths of no page: files of the host, dotfiles, precompressed files, and HTML files, because a page's path has no extension. */
export const hiddenFiles = String.raw`^/_(?:headers|redirects)$|/\.(?!well-known/)|\.(?:br|gz)$|^/(?!document-frame|__mocks).*\.html$`;
