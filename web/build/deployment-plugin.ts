import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { brand } from '../src/lib/brand.ts';
import { compressFiles } from './compress.ts';
import { type HeaderOptions, hashedFiles } from './headers.ts';
import { headersFile } from './headers-file.ts';
import { addFontLicense } from './licenses.ts';
import { nginxServer } from './nginx.ts';
import { pagePaths } from './pages.ts';
import { prerender } from './prerender.ts';
import { redirectsFile } from './redirects-file.ts';
import { serveBuild } from './serve-build.ts';

interface DeploymentOptions {
  apiUrl: string;
  /** The API that the build fetches data from. Default: `apiUrl` if it is absolute. */
  buildApiUrl: string | undefined;
  demo: boolean;
}

/** Prerenders the pages and writes the files for hosts after a build. The preview serves a build by the same rules. */
export function deploymentPlugin({ apiUrl, buildApiUrl, demo }: DeploymentOptions): Plugin {
  let outDir = '';
  let config: ResolvedConfig;
  return {
    name: 'institute-deployment',
    configResolved(resolved) {
      config = resolved;
      outDir = resolve(config.root, config.build.outDir);
      // Throws early if the URL is invalid.
      getOrigin(apiUrl);
    },
    async writeBundle(_, bundle) {
      const apiOrigin = getOrigin(apiUrl);
      // A build with development React is for tests only. Emotion then inserts styles in a way that the policy forbids.
      const policy = config.isProduction ? { apiOrigin, demo } : undefined;
      const { pages, ...hashes } = await prerender({ config, bundle, apiUrl: buildApiUrl || (apiOrigin && apiUrl), policy });
      for (const [path, html] of pages) writePage(outDir, path, html);
      if (!policy) return;
      const headerOptions: HeaderOptions = { ...policy, ...hashes };
      addFontLicense(outDir);
      const paths = pagePaths();
      writeFileSync(join(outDir, '_headers'), headersFile(headerOptions, [...paths, ...otherFiles(outDir)]));
      writeFileSync(join(outDir, '_redirects'), redirectsFile(paths));
      writeNginx(outDir, nginxServer(headerOptions, paths, { port: 80, root: '/var/www/institute', name: host }));
      await compressFiles(outDir);
    },
    configurePreviewServer(server) {
      server.middlewares.use(serveBuild(outDir));
    },
  };
}

const host = new URL(brand.url).hostname;

/** Returns undefined for the origin of the page. */
function getOrigin(apiUrl: string): string | undefined {
  if (apiUrl === '' || /^\/(?!\/)/.test(apiUrl)) return undefined;
  if (/^https?:\/\//.test(apiUrl) && URL.canParse(apiUrl)) return new URL(apiUrl).origin;
  throw new Error(`VITE_API_URL is '${apiUrl}'. It must begin with http://, https:// or /.`);
}

function writePage(outDir: string, path: string, html: string): void {
  mkdirSync(dirname(join(outDir, path)), { recursive: true });
  writeFileSync(join(outDir, path), html);
}

const hostFiles = new Set(['/_headers', '/_redirects']);

/** Paths of the files that are neither pages nor hashed files. 404.html counts, because it is not the page of a path. */
function otherFiles(outDir: string): string[] {
  const names = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(outDir.length));
  const isPage = (path: string) => path.endsWith('.html') && path !== '/404.html';
  return names.filter((path) => !path.startsWith(hashedFiles) && !isPage(path) && !hostFiles.has(path)).sort();
}

/** A build in another folder than `dist`, such as a demo, gets its own file name. */
function writeNginx(outDir: string, text: string): void {
  const folder = join(outDir, '../build/out');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, basename(outDir) === 'dist' ? 'nginx.conf' : `${basename(outDir)}.conf`), text);
}
