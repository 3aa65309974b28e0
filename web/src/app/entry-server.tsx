import type { EmotionCache } from '@emotion/cache';
import type { Course } from '@institute/sdk';
import { checkResponses } from '@institute/sdk/check';
import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createHydrationState, type HydrationState } from '#lib/hydration.tsx';
import { coursePath } from '#site/courses/course-card.tsx';
import { basepath } from '#text/language.ts';
import { createStyleCache } from '#theme/style-cache.ts';
import { createAppSystem } from '#theme/system.ts';
import { App, createApp } from './app.tsx';

export interface PageRoute {
  id: string;
  /** `$name` is a path parameter. */
  path: string;
}

export interface PageRequest {
  path: string;
  /** Without an API the page renders its loading state. */
  apiUrl?: string | undefined;
}

/** The state that the browser needs to hydrate a page, in the element with the id `app-state`. */
export interface AppState {
  route: string;
  queryClient: DehydratedState;
}

/** Renders pages to HTML. `css` is one style sheet for all pages. Leaves out pages that cannot be rendered with the data of the API. */
export async function renderPages(requests: readonly PageRequest[]) {
  const cache = createStyleCache();
  // Emotion then collects styles instead of writing a style element before each element.
  cache.compat = true;
  const rendered = [];
  for (const request of requests) rendered.push(...(await tryRenderPage(request, cache)));
  const css = Object.values(cache.inserted).join('');
  return { pages: rendered, css };
}

/** Malformed data of one page is only a warning. An error without data is in the page itself, and stops the build. */
async function tryRenderPage(request: PageRequest, cache: EmotionCache) {
  try {
    return [await renderPage(request, cache)];
  } catch (error) {
    if (request.apiUrl === undefined) throw error;
    console.warn(`${request.path} is not prerendered with its data: ${error instanceof Error ? error.message : error}`);
    return [];
  }
}

async function renderPage(request: PageRequest, cache: EmotionCache) {
  const app = createBuildApp(request, cache);
  await app.router.load();
  const { matches } = app.router.state;
  const failed = matches.find(({ status }) => status !== 'success');
  if (failed) throw new Error(`${request.path} cannot be prerendered: ${failed.status} ${failed.error ?? ''}`);
  const { queries, queryClient } = app.context;
  const error = queryClient
    .getQueryCache()
    .getAll()
    .find(({ state }) => state.error)?.state.error;
  if (error) throw error;
  queryClient.setQueryData(queries.listCourses().queryKey, (data) => data && { ...data, courses: data.courses.filter(hasPlainId) });
  const markup = renderToString(<App {...app} />);
  if (markup.includes('<!--$!-->')) throw new Error(`${request.path} cannot be prerendered: a part of it threw an error`);
  const state: AppState = { route: matches.at(-1)?.routeId ?? '', queryClient: dehydrateAsStale(queryClient) };
  return { path: request.path, markup, state };
}

export function listRoutes(): PageRoute[] {
  const { router } = createBuildApp({ path: '/' });
  const leaves = Object.values(router.routesById).filter(({ id, children }) => !children && !id.endsWith('$'));
  return leaves.map(({ id, to }) => ({ id, path: to }));
}

/** Paths of all course pages. Leaves out courses whose page would have no file name, with a warning. */
export async function listCoursePaths(apiUrl: string): Promise<string[]> {
  const { context } = createBuildApp({ path: '/courses', apiUrl });
  const { courses } = await context.queryClient.query(context.queries.listCourses());
  for (const { _id: id } of courses.filter((course) => !hasPlainId(course)))
    console.warn(`The course ${JSON.stringify(id)} is left out of prerendering: its id is not a plain file name`);
  return courses.filter(hasPlainId).map(coursePath);
}

/** Serves the mocks of the demo while this build prerenders. Other builds have no mocks. */
export const serveMocks = __MOCKS__ ? async () => (await import('@institute/mocks/node')).serveMocks() : undefined;

/** Prerendering has no session, so nothing waits for hydration. */
const neverHydrated: HydrationState = { ...createHydrationState(true), canDefer: false, done: Promise.resolve() };

function createBuildApp({ path, apiUrl }: PageRequest, styles?: EmotionCache) {
  return createApp({
    apiUrl: apiUrl ?? 'http://build.invalid/v1',
    inspect: checkResponses('warn'),
    history: createMemoryHistory({ initialEntries: [basepath + path] }),
    hydration: neverHydrated,
    prefetch: (queryClient) => async (options) => (apiUrl === undefined ? undefined : queryClient.query(options).catch(() => undefined)),
    styles,
    system: createAppSystem(),
  });
}

/** Stale from the start, even if the clock of the device is wrong: the page shows this data and refetches. */
function dehydrateAsStale(queryClient: QueryClient): DehydratedState {
  const { queries } = dehydrate(queryClient);
  const stale = queries.map((query) => ({ ...query, dehydratedAt: 1, state: { ...query.state, dataUpdatedAt: 1 } }));
  return { mutations: [], queries: stale };
}

/** An id that is a valid file name on every host. A name that begins with `_` stands for any value of a parameter. */
const plainId = /^[a-z0-9][\w-]{0,99}$/i;

const hasPlainId = ({ _id }: Course) => plainId.test(_id);
