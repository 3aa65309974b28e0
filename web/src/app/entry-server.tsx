import type { EmotionCache } from '@emotion/cache';
import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { coursePath } from '../features/courses/course-path.ts';
import type { HydrationState } from '../lib/hydration-state.ts';
import { createBuildPrefetch } from '../lib/prefetch.ts';
import { createStyleCache } from '../theme/style-cache.ts';
import { App, createApp } from './app.tsx';

export interface PageRequest {
  path: string;
  /** Without an API the page renders its loading state. */
  apiUrl?: string | undefined;
}

interface PrerenderedPage {
  path: string;
  /** Id of the leaf route. */
  route: string;
  /** Begins with the title, meta and link elements. */
  markup: string;
  dehydratedState: DehydratedState;
}

/** Renders pages to HTML. `styles` is one style sheet for all of them. */
export async function prerender(requests: readonly PageRequest[]): Promise<{ pages: PrerenderedPage[]; styles: string }> {
  const cache = createStyleCache();
  // Emotion then collects styles instead of writing a style element before each element.
  cache.compat = true;
  const pages = [];
  for (const request of requests) {
    const app = createBuildApp(request, cache);
    await app.router.load();
    const { matches } = app.router.state;
    const failed = matches.find(({ status }) => status !== 'success');
    if (failed) throw new Error(`${request.path} cannot be prerendered: ${failed.status} ${failed.error ?? ''}`);
    const markup = renderToString(<App {...app} />);
    const queries = app.context.queryClient.getQueryCache().getAll();
    if (queries.some(({ state }) => state.status === 'error'))
      console.warn(`${request.path} is prerendered without its data, because the API did not return it.`);
    const route = matches.at(-1)?.routeId ?? '';
    pages.push({ path: request.path, route, markup, dehydratedState: dehydrateAsStale(app.context.queryClient) });
  }
  const css = Object.values(cache.inserted).filter((style) => typeof style === 'string');
  return { pages, styles: css.join('') };
}

/** Paths of all course pages. */
export async function listCoursePaths(apiUrl: string): Promise<string[]> {
  const { context } = createBuildApp({ path: '/courses', apiUrl });
  const { courses } = await context.queryClient.query(context.queries.listCourses());
  return courses.map(coursePath);
}

/** Prerendering has no session, so nothing waits for hydration. */
const neverHydrated: HydrationState = { isPending: () => true, done: Promise.resolve(), finish: () => {} };

function createBuildApp({ path, apiUrl }: PageRequest, styles?: EmotionCache) {
  return createApp({
    apiUrl: apiUrl ?? 'http://build.invalid/v1',
    history: createMemoryHistory({ initialEntries: [path] }),
    hydration: neverHydrated,
    prefetch: (queryClient) => createBuildPrefetch(queryClient, apiUrl !== undefined),
    styles,
  });
}

/** Stale from the start, even if the clock of the device is wrong: the page shows this data and refetches. */
function dehydrateAsStale(queryClient: QueryClient): DehydratedState {
  const { queries } = dehydrate(queryClient);
  const stale = queries.map((query) => ({ ...query, dehydratedAt: 1, state: { ...query.state, dataUpdatedAt: 1 } }));
  return { mutations: [], queries: stale };
}
