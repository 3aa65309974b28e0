import type { ResolvedConfig, Rolldown } from 'vite';
import type { PageRequest } from '../../src/app/entry-server.tsx';
import { pageFile, routePages } from '../pages.ts';
import { publicPaths } from '../public-paths.ts';
import { layerOrder } from '../theme.ts';
import { buildServer } from './server-build.ts';
import { faultsOf, splitHead } from './split-head.ts';
import { createTemplate } from './template.ts';

interface MakePagesOptions {
  config: ResolvedConfig;
  /** What Vite has made of index.html. */
  html: string;
  bundle: Rolldown.OutputBundle;
  /** Of a file of the build. */
  readFile: (path: string) => string;
  /** Of an API whose data the pages shall hold. */
  apiUrl: string | undefined;
}

/** The one page of the others that is about its data: elsewhere that would come before what is seen first. */
const allCourses = '/courses';
/** The page that stands for every course, and the one that stands for what is none. */
const anyCourse = '/course-detail/$id';
const notFound = '/404';

/** The pages of people in one area, as they are before anybody knows who comes; they share what is around them, and its styles. */
const areas = ['/_student/', '/_operator/'];

/** HTML by the path of its file in the build, for every page of the website: as they are seen first; what is about an address's parameters alone, as documents and payments, as a shell for script to draw into. */
export async function makePages({ config, html, bundle, readFile, apiUrl: given }: MakePagesOptions): Promise<Map<string, string>> {
  const template = createTemplate(html, bundle, readFile);
  const { prerender, listCoursePaths } = await buildServer(config);
  const courses = given === undefined ? undefined : await listCoursePaths(given).catch(() => undefined);
  if (given !== undefined && !courses) console.warn(`${given} does not answer: the pages are made without its data.`);
  const apiUrl = courses && given;
  const files = new Map<string, string>();

  /** One sheet of styles for all pages of a route: the policy names it once. */
  const make = async (wanted: readonly PageRequest[], file: (path: string) => string) => {
    const { pages, styles } = await prerender(wanted);
    for (const { path, route, markup, dehydratedState } of pages) {
      const { head, body } = splitHead(markup);
      const faults = faultsOf({ head, body });
      if (faults.length > 0) throw new Error(`${path} cannot be a page of the build. It holds ${faults.join(' and ')}.`);
      files.set(file(path), template.made({ route, head, styles: layerOrder + styles, markup: body, dehydratedState }));
    }
  };

  const pages = routePages();
  for (const { route, path } of pages) files.set(pageFile(path), template.shell(route));
  for (const area of areas)
    await make(
      pages.filter(({ route }) => route.startsWith(area)),
      pageFile,
    );
  for (const path of publicPaths) await make([{ path, apiUrl: path === allCourses ? apiUrl : undefined }], pageFile);
  await make([{ path: anyCourse.replace('$', '_') }, ...(courses ?? []).map((path) => ({ path, apiUrl }))], pageFile);
  await make([{ path: notFound }], () => '/404.html');
  return files;
}
