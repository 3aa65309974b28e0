import type { ComponentProps } from 'react';
import { brand } from './brand.ts';

export function title(page: string): string {
  return `${page} | ${brand.name}`;
}

/** An address of the site as others write it. */
export function absolute(path: string): string {
  return brand.url + path;
}

/** What a head from `pageHead` names its page. */
export function pageName(meta: readonly (ComponentProps<'meta'> | undefined)[] = []): string | undefined {
  return meta.find((one) => one?.property === 'og:title')?.content;
}

/**
 * What a page says of itself in its head: to the browser, to search engines and where its link is shared.
 * A page without a `path` of its own is not for search engines.
 */
export function pageHead(page: string, description: string, path?: string) {
  const meta = [
    { title: title(page) },
    { name: 'description', content: description },
    { property: 'og:title', content: page },
    { property: 'og:description', content: description },
  ];
  if (path === undefined) return { meta: [...meta, { name: 'robots', content: 'noindex' }] };
  const url = absolute(path);
  return { meta: [...meta, { property: 'og:url', content: url }], links: [{ rel: 'canonical', href: url }] };
}
