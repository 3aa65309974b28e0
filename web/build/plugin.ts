import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { brand } from '../src/lib/brand.ts';
import { compressFiles } from './compress.ts';
import { type HeaderFacts, hashedFiles } from './headers.ts';
import { headersFile } from './headers-file.ts';
import { inlineHashes, withPolicy } from './html.ts';
import { addFontLicence } from './licenses.ts';
import { nginxServer } from './nginx.ts';
import { pagePaths } from './pages.ts';
import { makePages } from './prerender/prerender-pages.ts';
import { redirectsFile } from './redirects-file.ts';
import { serveBuild } from './serve-build.ts';

interface DeploymentOptions {
  apiUrl: string;
  /** Where the build itself asks for data, if it shall; its own address of the API where that is a whole one. */
  buildApiUrl: string | undefined;
  demo: boolean;
}

/** Writes the deployment files after a build, and makes the preview follow the ones of the build that it serves. */
export function deployment({ apiUrl, buildApiUrl, demo }: DeploymentOptions): Plugin {
  let outDir = '';
  let config: ResolvedConfig;
  return {
    name: 'institute-deployment',
    configResolved(resolved) {
      config = resolved;
      outDir = resolve(config.root, config.build.outDir);
      originOf(apiUrl);
    },
    async writeBundle(_, bundle) {
      const readFile = (path: string) => readFileSync(join(outDir, path), 'utf8');
      const apiOrigin = originOf(apiUrl);
      const pages = await makePages({
        config,
        html: readFile('index.html'),
        bundle,
        readFile,
        apiUrl: buildApiUrl || (apiOrigin && apiUrl),
      });
      for (const [path, html] of pages) writePage(outDir, path, config.isProduction ? withPolicy(html, { apiOrigin, demo }) : html);
      // A build with development React goes nowhere, and its styles are made in a way that the policy forbids.
      if (!config.isProduction) return;
      const all = [...pages.values()].join('');
      const facts: HeaderFacts = { scriptHashes: inlineHashes(all, 'script'), styleHashes: inlineHashes(all, 'style'), apiOrigin, demo };
      addFontLicence(outDir);
      const paths = pagePaths();
      writeFileSync(join(outDir, '_headers'), headersFile(facts, [...paths, ...otherFiles(outDir)]));
      writeFileSync(join(outDir, '_redirects'), redirectsFile(paths));
      writeNginx(outDir, nginxServer(facts, paths, { port: 80, root: '/var/www/institute', name: host }));
      await compressFiles(outDir);
    },
    configurePreviewServer(server) {
      server.middlewares.use(serveBuild(outDir));
    },
  };
}

const host = new URL(brand.url).hostname;

/** Undefined for the page's own origin. What is neither would be a website whose every call is forbidden by its own policy. */
function originOf(apiUrl: string): string | undefined {
  if (apiUrl === '' || /^\/(?!\/)/.test(apiUrl)) return undefined;
  if (/^https?:\/\//.test(apiUrl) && URL.canParse(apiUrl)) return new URL(apiUrl).origin;
  throw new Error(`VITE_API_URL is '${apiUrl}', which is no address that begins with http://, https:// or /.`);
}

function writePage(outDir: string, path: string, html: string): void {
  mkdirSync(dirname(join(outDir, path)), { recursive: true });
  writeFileSync(join(outDir, path), html);
}

const forHosts = new Set(['/_headers', '/_redirects']);

/** Paths of the files that have no headers of their own; a page has them by its path, but the one that stands for no path. */
function otherFiles(outDir: string): string[] {
  const names = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(outDir.length));
  const isPage = (path: string) => path.endsWith('.html') && path !== '/404.html';
  return names.filter((path) => !path.startsWith(hashedFiles) && !isPage(path) && !forHosts.has(path)).sort();
}

/** A build into another folder than `dist` has a file of its own: no demo takes the place of the website's. */
function writeNginx(outDir: string, text: string): void {
  const folder = join(outDir, '../build/out');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, basename(outDir) === 'dist' ? 'nginx.conf' : `${basename(outDir)}.conf`), text);
}
