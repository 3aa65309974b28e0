import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { brand } from '../src/brand.ts';
import { compressFiles } from './compress.ts';
import { documentFrame, type HeaderFacts, hashedFiles } from './headers.ts';
import { headersFile } from './headers-file.ts';
import { inlineHashes, withPolicy } from './html.ts';
import { addFontLicence } from './licences.ts';
import { nginxServer } from './nginx.ts';
import { pagePaths } from './pages.ts';
import { redirectsFile } from './redirects-file.ts';
import { serveBuild } from './serve-build.ts';

interface DeploymentOptions {
  apiUrl: string;
  demo: boolean;
}

/** Writes the deployment files after a build, and makes the preview follow the ones of the build that it serves. */
export function deployment({ apiUrl, demo }: DeploymentOptions): Plugin {
  let outDir = '';
  let isProduction = true;
  return {
    name: 'institute-deployment',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
      isProduction = config.isProduction;
      originOf(apiUrl);
    },
    async writeBundle() {
      // A build with development React goes nowhere, and its styles are made in a way that the policy forbids.
      if (!isProduction) return;
      const html = readFileSync(join(outDir, 'index.html'), 'utf8');
      const facts: HeaderFacts = {
        scriptHashes: inlineHashes(html, 'script'),
        styleHashes: inlineHashes(html, 'style'),
        apiOrigin: originOf(apiUrl),
        demo,
      };
      addFontLicence(outDir);
      writePages(outDir, withPolicy(html, facts));
      const paths = pagePaths();
      writeFileSync(join(outDir, '_headers'), headersFile(facts, [...paths, ...otherFiles(outDir)]));
      writeFileSync(join(outDir, '_redirects'), redirectsFile(paths));
      writeNginx(outDir, nginxServer(facts, paths, { port: 80, root: '/var/www/institute', name: host }));
      await compressFiles(outDir);
    },
    configurePreviewServer(server) {
      if (existsSync(join(outDir, '_headers'))) server.middlewares.use(serveBuild(outDir));
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

/** Home is a page of its own; the shell stands for every other page, and 404.html for those that are none, where a host looks for it. */
function writePages(outDir: string, html: string): void {
  for (const name of ['index', 'shell', '404']) writeFileSync(join(outDir, `${name}.html`), html);
}

const forHosts = new Set(['/_headers', '/_redirects']);

/** Paths of the files that have no headers of their own. */
function otherFiles(outDir: string): string[] {
  const names = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(outDir.length));
  return names.filter((path) => !path.startsWith(hashedFiles) && path !== documentFrame && !forHosts.has(path)).sort();
}

/** A build into another folder than `dist` has a file of its own: no demo takes the place of the website's. */
function writeNginx(outDir: string, text: string): void {
  const folder = join(outDir, '../deploy/out');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, basename(outDir) === 'dist' ? 'nginx.conf' : `${basename(outDir)}.conf`), text);
}
