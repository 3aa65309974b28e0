import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, mergeConfig, minifySync, type ResolvedConfig, type Rolldown } from 'vite';
import type * as Server from '../src/app/entry-server.tsx';
import { brand } from '../src/lib/brand.ts';
import { type Language, languages, pathIn } from '../src/lib/languages.ts';
import type { HeaderOptions } from './headers.ts';
import { createPage, type PageParts, readTemplate, splitMarkup } from './html.ts';
import { pageFile } from './pages.ts';
import { publicPaths } from './public-paths.ts';

interface PrerenderOptions {
  language: Language;
  config: ResolvedConfig;
  serverConfig: InlineConfig;
  bundle: Rolldown.OutputBundle;
  /** The API for the data of the pages, if the build can reach one. */
  apiUrl: string | undefined;
  /** The URL of the list of courses, which pages request while the app loads. Undefined with mocks, which respond to the app only. */
  coursesUrl: string | undefined;
  /** Without it, the pages contain no content security policy. */
  policy: Pick<HeaderOptions, 'apiOrigin'> | undefined;
}

/** Areas behind the guard. Their pages are prerendered with skeletons. */
const guardedAreas = ['/_student/', '/_operator/'];
/** The only static page with data in its HTML. On other pages, the data would delay the first paint. */
const courseList = '/courses';
const pagesWithCourses = ['/', courseList];
/** The page of every course without a page of its own. */
const anyCourse = '/course-detail/_id';
/** The path of a page with a parameter value that no record has. */
const toPage = ({ path }: Server.PageRoute): Server.PageRequest => ({ path: path.replace('$', '_') });

/** Prerenders every page. Pages that depend on URL parameters only, such as documents and payments, are an empty shell. */
export async function prerender(options: PrerenderOptions) {
  const { language, config, serverConfig, bundle, apiUrl, coursesUrl, policy } = options;
  const template = readTemplate(readAsset(bundle, 'index.html'));
  const stylesheet = readAsset(bundle, template.stylesheet.slice(1)).trim();
  const beforeHydration = readBeforeHydration();
  const entry = template.script.slice(1);
  const entryScripts = findScripts(bundle, [entry]);
  const routeScripts = (route: string) => findScripts(bundle, [entry, ...findRouteChunks(bundle, route)]);

  const pages = new Map<string, ReturnType<typeof createPage>>();
  const addPage = (path: string, parts: PageParts) => pages.set(pageFile(pathIn(language, path)), createPage(template, parts, policy));

  const { listRoutes, listCoursePaths, renderPages, serveMocks } = await buildServer(config, serverConfig);
  const routes = listRoutes();
  for (const { id, path } of routes) {
    const preloads = routeScripts(id).map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
    const script = `<script type="module" crossorigin src="${template.script}"></script>`;
    addPage(path, { styles: [stylesheet], scripts: [script, ...preloads].join('') });
  }

  const coursePaths = apiUrl === undefined ? undefined : await listCoursePaths(apiUrl).catch(() => undefined);
  if (apiUrl !== undefined && !coursePaths) console.warn(`${apiUrl} is not available: pages are prerendered without data.`);
  // The demo shows its courses as early as a site with an API. Without an origin the courses have no pictures, which only the app can load.
  const mocks = await serveMocks?.();
  const listApiUrl = mocks?.session('prerender', { origin: '' }).baseUrl ?? (coursePaths && apiUrl);
  for (const group of groupPages(routes, { listApiUrl, apiUrl, coursePaths })) {
    const { css, pages: rendered } = await renderPages(group);
    for (const { path, markup, state } of rendered) {
      const scripts = `data-scripts="${entryScripts.join(' ')}" data-chunks="${routeScripts(state.route).join(' ')}"`;
      const data = coursesUrl !== undefined && pagesWithCourses.includes(path) ? `${scripts} data-courses="${coursesUrl}"` : scripts;
      const { head, body } = splitMarkup(path, markup);
      addPage(path, {
        head: head + (head.includes('rel="canonical"') ? alternates(path) : ''),
        body,
        state,
        styles: [css, stylesheet],
        scripts: `<script ${data}>${beforeHydration}</script>`,
        inlineScripts: [beforeHydration],
      });
    }
  }
  await mocks?.close();

  const all = [...pages.values()];
  return {
    pages: new Map([...pages].map(([path, { html }]) => [path, html])),
    scriptHashes: [...new Set(all.flatMap(({ scriptHashes }) => scriptHashes))].sort(),
    styleHashes: [...new Set(all.flatMap(({ styleHashes }) => styleHashes))].sort(),
  };
}

function alternates(path: string): string {
  const links = languages.map((language) => ({ hreflang: language.tag, href: brand.url + pathIn(language, path) }));
  return links.map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${href}" data-prerendered="">`).join('');
}

async function buildServer({ root, mode }: ResolvedConfig, serverConfig: InlineConfig): Promise<typeof Server> {
  const outDir = mkdtempSync(join(tmpdir(), 'prerender-'));
  try {
    const options = {
      root,
      configFile: false as const,
      mode,
      logLevel: 'error' as const,
      build: { ssr: 'src/app/entry-server.tsx', outDir, copyPublicDir: false, minify: false },
      ssr: { noExternal: true as const },
    };
    await build(mergeConfig(serverConfig, options));
    return await import(pathToFileURL(join(outDir, 'entry-server.js')).href);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** The pages of a group share a style sheet, so the policy needs only one hash. */
function groupPages(
  routes: readonly Server.PageRoute[],
  { listApiUrl, apiUrl, coursePaths = [] }: { listApiUrl?: string; apiUrl?: string; coursePaths?: readonly string[] },
): Server.PageRequest[][] {
  return [
    ...guardedAreas.map((area) => routes.filter(({ id }) => id.startsWith(area)).map(toPage)),
    ...publicPaths.map((path) => [{ path }]),
    // Replaces the list without data, unless the data breaks the page.
    ...(listApiUrl === undefined ? [] : [[{ path: courseList, apiUrl: listApiUrl }]]),
    [{ path: anyCourse }, ...coursePaths.map((path) => ({ path, apiUrl }))],
    [{ path: '/404' }],
  ];
}

function readBeforeHydration(): string {
  const source = readFileSync(join(import.meta.dirname, 'before-hydration.js'), 'utf8');
  return minifySync('before-hydration.js', source, { module: false }).code;
}

function readAsset(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build does not contain ${name}.`);
  return String(file.source);
}

/** URLs of chunks and of all their imports, dependencies first, so that each script runs in a task of its own. */
function findScripts(bundle: Rolldown.OutputBundle, names: readonly string[]): string[] {
  const visited = new Set<string>();
  const visit = (name: string): string[] => {
    const file = bundle[name];
    if (visited.has(name) || file?.type !== 'chunk') return [];
    visited.add(name);
    return [...file.imports.flatMap(visit), `/${name}`];
  };
  return names.flatMap(visit);
}

/** Names of the chunks with the components of a route and its layout routes. */
function findRouteChunks(bundle: Rolldown.OutputBundle, route: string): string[] {
  const segments = route
    .slice(1)
    .split('/')
    .map((segment) => segment || 'index');
  // The router's plugin adds a query to the part of a file that loads on demand.
  const files = segments.map((_, index) => `/src/routes/${segments.slice(0, index + 1).join('.')}.tsx?`);
  const hasFile = ({ moduleIds }: Rolldown.OutputChunk) => moduleIds.some((id) => files.some((file) => id.includes(file)));
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return chunks.filter(hasFile).map(({ fileName }) => fileName);
}
