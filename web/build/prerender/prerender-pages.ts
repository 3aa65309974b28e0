import type { ResolvedConfig, Rolldown } from 'vite';
import type { PageRequest } from '../../src/app/entry-server.tsx';
import { pageFile, routePages } from '../pages.ts';
import { publicPaths } from '../public-paths.ts';
import { layerOrder } from '../theme.ts';
import { buildServer } from './server-build.ts';
import { findProblems, splitHead } from './split-head.ts';
import { createTemplate } from './template.ts';

interface PrerenderOptions {
  config: ResolvedConfig;
  /** index.html as Vite has built it. */
  html: string;
  bundle: Rolldown.OutputBundle;
  /** Reads a file of the build. */
  readFile: (path: string) => string;
  /** The API for the data of the pages, if the build can reach one. */
  apiUrl: string | undefined;
}

/** The only static page with data in its HTML. On the others, the data would delay the first paint. */
const courseList = '/courses';
const courseRoute = '/course-detail/$id';
const notFoundPath = '/404';

/** Areas behind the guard. Their pages are prerendered with skeletons and share one style sheet per area. */
const guardedAreas = ['/_student/', '/_operator/'];

/**
 * Returns the HTML of every page by its path in the build. Pages that depend on URL parameters only, such as documents and
 * payments, are an empty shell.
 */
export async function prerenderPages(options: PrerenderOptions): Promise<Map<string, string>> {
  const { config, html, bundle, readFile } = options;
  const template = createTemplate(html, bundle, readFile);
  const { prerender, listCoursePaths } = await buildServer(config);
  const coursePaths = options.apiUrl === undefined ? undefined : await listCoursePaths(options.apiUrl).catch(() => undefined);
  if (options.apiUrl !== undefined && !coursePaths) console.warn(`${options.apiUrl} is not available: pages are prerendered without data.`);
  const apiUrl = coursePaths && options.apiUrl;
  const files = new Map<string, string>();

  /** The pages of one call share a style sheet, so the policy needs one hash for it. */
  const addPages = async (requests: readonly PageRequest[], getFile: (path: string) => string) => {
    const { pages, styles } = await prerender(requests);
    for (const { path, route, markup, dehydratedState } of pages) {
      const { head, body } = splitHead(markup);
      const problems = findProblems({ head, body });
      if (problems.length > 0) throw new Error(`${path} cannot be prerendered. It contains ${problems.join(' and ')}.`);
      files.set(getFile(path), template.prerendered({ route, head, styles: layerOrder + styles, markup: body, dehydratedState }));
    }
  };

  const pages = routePages();
  for (const { route, path } of pages) files.set(pageFile(path), template.shell(route));
  for (const area of guardedAreas)
    await addPages(
      pages.filter(({ route }) => route.startsWith(area)),
      pageFile,
    );
  for (const path of publicPaths) await addPages([{ path, apiUrl: path === courseList ? apiUrl : undefined }], pageFile);
  await addPages([{ path: courseRoute.replace('$', '_') }, ...(coursePaths ?? []).map((path) => ({ path, apiUrl }))], pageFile);
  await addPages([{ path: notFoundPath }], () => '/404.html');
  return files;
}
