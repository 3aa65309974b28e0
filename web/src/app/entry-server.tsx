import type { EmotionCache } from '@emotion/cache';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { coursePath } from '../features/courses/course-path.ts';
import type { TakeOver } from '../lib/hydration-gate.ts';
import { createLoadInBuild } from '../lib/prefetch.ts';
import { createStyleCache } from '../theme/style-cache.ts';
import { App, createApp } from './app.tsx';
import type { MadeRead } from './prerendered-page.ts';

export interface Wanted {
  path: string;
  /** Of an API that answers now: the page is made with its data. Without one the page waits for it. */
  apiUrl?: string | undefined;
}

/** A page as React gives it to the build. */
interface Prerendered {
  path: string;
  /** Of the page's own route, as the router names it. */
  route: string;
  /** Title, meta and link elements lead. */
  markup: string;
  reads: MadeRead[];
}

/** Draws pages without a browser, as a visitor sees them first; their styles together as one sheet. */
export async function prerender(wanted: readonly Wanted[]): Promise<{ pages: Prerendered[]; styles: string }> {
  const cache = createStyleCache();
  // Styles are collected instead of being put before each element.
  cache.compat = true;
  const pages = [];
  for (const one of wanted) {
    const app = createAppInBuild(one, cache);
    await app.router.load();
    const { matches } = app.router.state;
    const failed = matches.find(({ status }) => status !== 'success');
    if (failed) throw new Error(`${one.path} cannot be made: ${failed.status} ${failed.error ?? ''}`);
    const markup = renderToString(<App {...app} />);
    const queries = app.tools.queryClient.getQueryCache().getAll();
    if (queries.some(({ state }) => state.status === 'error'))
      console.warn(`${one.path} is made without its data: the API has not given it.`);
    pages.push({ path: one.path, route: matches.at(-1)?.routeId ?? '', markup, reads: readsOf(app.tools.queryClient) });
  }
  const css = Object.values(cache.inserted).filter((style) => typeof style === 'string');
  return { pages, styles: css.join('') };
}

/** Paths of the courses that an API has now. */
export async function listCoursePaths(apiUrl: string): Promise<string[]> {
  const { tools } = createAppInBuild({ path: '/courses', apiUrl });
  const { courses } = await tools.queryClient.query(tools.queries.listCourses());
  return courses.map(coursePath);
}

/** No page of the build is anybody's yet, and no answer waits for somebody. */
const neverTakenOver: TakeOver = { isPending: () => true, done: Promise.resolve(), finish: () => {} };

function createAppInBuild({ path, apiUrl }: Wanted, styles?: EmotionCache) {
  return createApp({
    apiUrl: apiUrl ?? 'http://build.invalid/v1',
    history: createMemoryHistory({ initialEntries: [path] }),
    takeOver: neverTakenOver,
    load: (queryClient) => createLoadInBuild(queryClient, apiUrl !== undefined),
    styles,
  });
}

function readsOf(queryClient: QueryClient): MadeRead[] {
  const queries = queryClient.getQueryCache().getAll();
  return queries.flatMap(({ queryKey, state: { data } }) => (data === undefined ? [] : [{ queryKey, data }]));
}
