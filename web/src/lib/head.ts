import type { ComponentProps } from 'react';
import { basepath } from '#text/language.ts';
import { brand } from './brand.ts';
import { pathIn } from './languages.ts';

export function documentTitle(page: string): string {
  return `${page} | ${brand.name}`;
}

/** @param path The path of a file, with its slash. */
export function absoluteUrl(path: string): string {
  return brand.url + path;
}

/** @param path The path of a page, without its language. */
export function pageUrl(path: string): string {
  return absoluteUrl(pathIn({ basepath }, path));
}

/** Reads the title, without the site's name, and the description from the meta elements of `pageHead`. */
export function readPageHead(meta: readonly (ComponentProps<'meta'> | undefined)[] = []) {
  const contentOf = (name: string) => meta.find((element) => element?.property === name)?.content;
  return { title: contentOf('og:title'), description: contentOf('og:description') };
}

/** The `head` of a route. A page without a canonical path is `noindex`. */
export function pageHead(title: string, description: string, path?: string) {
  const meta = [
    { title: documentTitle(title) },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ];
  if (path === undefined) return { meta: [...meta, { name: 'robots', content: 'noindex' }] };
  const url = pageUrl(path);
  return { meta: [...meta, { property: 'og:url', content: url }], links: [{ rel: 'canonical', href: url }] };
}
