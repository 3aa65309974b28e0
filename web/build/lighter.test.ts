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

/** A part of a library, as a build would have it. */
const whole = (path: string) => import(pathToFileURL(path).href);
const partOfRouter = (name: string) => whole(join(routerCore, '../esm', name));

it('has in the place of each part of a library what that part gives', async () => {
  const pairs = {
    'rewrite.js': noRewrites,
    'scroll-restoration.js': noScrollRestoration,
    'searchParams.js': noSearchValues,
  };
  for (const [name, own] of Object.entries(pairs))
    expect(Object.keys(own).sort(), name).toEqual(Object.keys(await partOfRouter(name)).sort());
  const infinite = await whole(join(queryCore, '../modern/infiniteQueryBehavior.js'));
  expect(Object.keys(noInfiniteQueries).sort()).toEqual(Object.keys(infinite).sort());
});

it('asks the router for nothing that a build leaves out', () => {
  const { options } = createApp().router;
  const left = ['basepath', 'getScrollRestorationKey', 'rewrite', 'scrollRestoration', 'scrollRestorationBehavior', 'scrollToTopSelectors'];
  expect(Object.keys(options).filter((name) => left.includes(name))).toEqual([]);
  expect(Object.keys(options)).toEqual(expect.arrayContaining(['parseSearch', 'stringifySearch']));
});

it('leaves addresses as they are, as the router does without rules', async () => {
  const { executeRewriteInput, executeRewriteOutput } = await partOfRouter('rewrite.js');
  const url = new URL('http://localhost/courses?page=2#top');
  for (const leave of [executeRewriteInput, executeRewriteOutput, noRewrites.executeRewriteInput, noRewrites.executeRewriteOutput])
    expect(leave(undefined, url)).toBe(url);
});

it('goes to the top of a page or to a part of it as the router itself does', async () => {
  const { setupScrollRestoration } = await partOfRouter('scroll-restoration.js');
  const moves = (
    setUp: typeof noScrollRestoration.setupScrollRestoration,
    scroll: { n: boolean; h?: boolean },
    hash: string,
    how: unknown,
  ) => {
    let render = (_: object) => {};
    const subscribe = vi.fn((_name: string, listener: typeof render) => (render = listener));
    const router = { options: {}, _scroll: { ...scroll }, subscribe, latestLocation: {} };
    Reflect.apply(setUp, undefined, [router]);
    Reflect.apply(setUp, undefined, [router]);
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReset();
    const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockReset();
    const toLocation = { hash, href: `/#${hash}`, state: how === undefined ? {} : { __hashScrollIntoViewOptions: how } };
    render({ toLocation, fromLocation: { href: '/', state: {} } });
    return [
      subscribe.mock.calls.map(([name]) => name),
      scrollTo.mock.calls.map(([to]) => ({ ...Object(to) })),
      into.mock.calls,
      router._scroll,
    ];
  };
  document.body.innerHTML = '<h2 id="part"></h2>';
  let seen = '';
  for (const scroll of [{ n: true }, { n: false }, { n: true, h: true }, { n: false, h: true }])
    for (const hash of ['', 'part', 'nowhere'])
      for (const how of [undefined, true, false, { block: 'center' }]) {
        const expected = moves(setupScrollRestoration, scroll, hash, how);
        expect(moves(noScrollRestoration.setupScrollRestoration, scroll, hash, how)).toEqual(expected);
        seen += JSON.stringify(expected);
      }
  expect(seen).toContain('"top":0');
  expect(seen).toContain('"block":"center"');
});
