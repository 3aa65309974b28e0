import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { createApp } from '../src/app/app.tsx';
import * as noInfiniteQueries from './no-infinite-queries.ts';
import * as noRewrites from './no-rewrites.ts';
import * as noScrollRestoration from './no-scroll-restoration.ts';
import * as noSearchValues from './no-search-values.ts';

const require = createRequire(import.meta.url);
const routerCore = dirname(createRequire(require.resolve('@tanstack/react-router')).resolve('@tanstack/router-core'));
const queryCore = dirname(createRequire(require.resolve('@tanstack/react-query')).resolve('@tanstack/query-core'));

/** Imports the original module that a build replaces. */
const importOriginal = (path: string) => import(pathToFileURL(path).href);
const importFromRouter = (name: string) => importOriginal(join(routerCore, '../esm', name));

it('exports the same names as each replaced module', async () => {
  const replacements = {
    'rewrite.js': noRewrites,
    'scroll-restoration.js': noScrollRestoration,
    'searchParams.js': noSearchValues,
  };
  for (const [name, replacement] of Object.entries(replacements))
    expect(Object.keys(replacement).sort(), name).toEqual(Object.keys(await importFromRouter(name)).sort());
  const infinite = await importOriginal(join(queryCore, '../modern/infiniteQueryBehavior.js'));
  expect(Object.keys(noInfiniteQueries).sort()).toEqual(Object.keys(infinite).sort());
});

it('sets no router option that builds do not support', () => {
  const { options } = createApp().router;
  const unsupported = [
    'basepath',
    'getScrollRestorationKey',
    'rewrite',
    'scrollRestoration',
    'scrollRestorationBehavior',
    'scrollToTopSelectors',
  ];
  expect(Object.keys(options).filter((name) => unsupported.includes(name))).toEqual([]);
  expect(Object.keys(options)).toEqual(expect.arrayContaining(['parseSearch', 'stringifySearch']));
});

it('returns URLs as they are, like the router without rewrite rules', async () => {
  const { executeRewriteInput, executeRewriteOutput } = await importFromRouter('rewrite.js');
  const url = new URL('http://localhost/courses?page=2#top');
  for (const execute of [executeRewriteInput, executeRewriteOutput, noRewrites.executeRewriteInput, noRewrites.executeRewriteOutput])
    expect(execute(undefined, url)).toBe(url);
});

it('scrolls to the top of a page or to the hash like the router', async () => {
  const { setupScrollRestoration } = await importFromRouter('scroll-restoration.js');
  const scrollCalls = (
    setUp: typeof noScrollRestoration.setupScrollRestoration,
    scroll: { n: boolean; h?: boolean },
    hash: string,
    scrollOptions: unknown,
  ) => {
    let emitRendered = (_: object) => {};
    const subscribe = vi.fn((_name: string, listener: typeof emitRendered) => (emitRendered = listener));
    const router = { options: {}, _scroll: { ...scroll }, subscribe, latestLocation: {} };
    Reflect.apply(setUp, undefined, [router]);
    Reflect.apply(setUp, undefined, [router]);
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReset();
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReset();
    const state = scrollOptions === undefined ? {} : { __hashScrollIntoViewOptions: scrollOptions };
    emitRendered({ toLocation: { hash, href: `/#${hash}`, state }, fromLocation: { href: '/', state: {} } });
    return [
      subscribe.mock.calls.map(([name]) => name),
      scrollTo.mock.calls.map(([to]) => ({ ...Object(to) })),
      scrollIntoView.mock.calls,
      router._scroll,
    ];
  };
  document.body.innerHTML = '<h2 id="part"></h2>';
  let allCalls = '';
  for (const scroll of [{ n: true }, { n: false }, { n: true, h: true }, { n: false, h: true }])
    for (const hash of ['', 'part', 'nowhere'])
      for (const scrollOptions of [undefined, true, false, { block: 'center' }]) {
        const expected = scrollCalls(setupScrollRestoration, scroll, hash, scrollOptions);
        expect(scrollCalls(noScrollRestoration.setupScrollRestoration, scroll, hash, scrollOptions)).toEqual(expected);
        allCalls += JSON.stringify(expected);
      }
  expect(allCalls).toContain('"top":0');
  expect(allCalls).toContain('"block":"center"');
});
