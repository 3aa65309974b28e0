import { brand } from './brand.ts';

export function title(page: string): string {
  return `${page} | ${brand.name}`;
}

/** What a page says of itself in its head. */
export function pageHead(page: string, description: string, options: { index?: boolean } = {}) {
  return {
    meta: [
      { title: title(page) },
      { name: 'description', content: description },
      ...(options.index === false ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
  };
}
