import type { APIRequestContext } from '@playwright/test';
import { parse } from 'node-html-parser';
import { expect } from './test.ts';

export const hindiPath = (path: string): string => (path === '/' ? '/hi' : `/hi${path}`);

/** The language of a page's HTML before it is hydrated. */
async function readHtml(request: APIRequestContext, path: string) {
  const html = parse(await (await request.get(path)).text());
  const attribute = (selector: string, name: string) => html.querySelector(selector)?.getAttribute(name);
  return {
    lang: attribute('html', 'lang'),
    title: html.querySelector('title')?.text,
    locale: attribute('meta[property="og:locale"]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    alternates: html.querySelectorAll('link[rel=alternate]').map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    /** The addresses of the links to the other language. */
    switches: [...new Set(html.querySelectorAll('a[hreflang]').map((link) => link.getAttribute('href')))],
  };
}

/** Expects that both versions of a public page name their own address and the addresses of both languages. */
export async function expectBothLanguages(request: APIRequestContext, path: string) {
  const [english, hindi] = [await readHtml(request, path), await readHtml(request, hindiPath(path))];
  const site = new URL(english.canonical ?? '').origin;
  const alternates = [
    ['en-IN', `${site}${path}`],
    ['hi-IN', `${site}${hindiPath(path)}`],
  ];
  expect(english, path).toMatchObject({ lang: 'en-IN', locale: 'en_IN', canonical: `${site}${path}`, alternates });
  expect(hindi, path).toMatchObject({ lang: 'hi-IN', locale: 'hi_IN', canonical: `${site}${hindiPath(path)}`, alternates });
  return { english, hindi };
}
