import type { ComponentProps } from 'react';
import { brand } from './brand.ts';

export function documentTitle(page: string): string {
  return `${page} | ${brand.name}`;
}

/** @param path Begins with a slash. */
export function absoluteUrl(path: string): string {
  return brand.url + path;
}

/** The title of a page in the meta elements of `pageHead`, without the site's name. */
export function pageTitle(meta: readonly (ComponentProps<'meta'> | undefined)[] = []): string | undefined {
  return meta.find((element) => element?.property === 'og:title')?.content;
}

/**
 * The `head` of a route.
 * @param path Its canonical path. A page without one is `noindex`.
 */
export function pageHead(title: string, description: string, path?: string) {
  const meta = [
    { title: documentTitle(title) },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ];
  if (path === undefined) return { meta: [...meta, { name: 'robots', content: 'noindex' }] };
  const url = absoluteUrl(path);
  return { meta: [...meta, { property: 'og:url', content: url }], links: [{ rel: 'canonical', href: url }] };
}
