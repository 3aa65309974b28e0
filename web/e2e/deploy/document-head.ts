import type { Page } from '@playwright/test';

interface Head {
  title: string;
  description: string;
  canonical: string;
  robots: string;
  og: Record<string, string>;
  counts: number[];
}

/** Reads the head: canonical URL, description and social title, and how often each of them is there. */
export function readHead(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.head.querySelectorAll(selector)];
    const content = (selector: string) => all(selector)[0]?.getAttribute('content') ?? '';
    return {
      title: document.title,
      description: content('meta[name=description]'),
      canonical: all('link[rel=canonical]')[0]?.getAttribute('href') ?? '',
      robots: content('meta[name=robots]'),
      og: Object.fromEntries(all('meta[property^="og:"]').map((meta) => [meta.getAttribute('property'), meta.getAttribute('content')])),
      counts: ['link[rel=canonical]', 'meta[name=description]', 'meta[property="og:title"]'].map((selector) => all(selector).length),
    };
  });
}
