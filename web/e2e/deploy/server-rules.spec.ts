import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { getHeaders } from '../../build/headers.ts';
import { pageFile, pagePaths, pagePattern } from '../../build/pages.ts';
import { serveBuild } from '../../build/serve-build.ts';
import { allRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const buildFolder = process.env.DEPLOYED_BUILD ?? 'dist';
const routes = [...allRoutes, '/course-detail/new'];
const files = readdirSync(buildFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(buildFolder.length));
const missingFiles = [
  '/assets/gone.js',
  '/assets/',
  '/gone.png',
  '/v1',
  '/v1/courses',
  '/_headers',
  '/_redirects',
  '/courses.html',
  '/404.html',
  '/index.html',
];
const unknownPaths = ['/nothing', '/nothing/at/all', '/franchise/nothing', '/courses/1', '/document-frame'];

/** Unusual paths that robots and attackers request. */
const unusualPaths = [
  ...[
    '//',
    '//courses',
    '/courses//',
    '/./courses',
    '/courses%2f',
    '/COURSES',
    '/COURSE-DETAIL/c-tally',
    '/courses?a=1',
    '/course-detail/%E0%A4%95',
    '/course-detail/c%2Fd',
  ],
  ...['/%64ocument-frame.html', '//document-frame.html', '/%761/courses', '//v1/courses', '/%5fheaders', '/assets/../_headers', '/assets'],
  ...['/.env', '/.well-known/security.txt', '/assets/gone.js.br', '/%', '/%zz', '/%00', '/icon.svg/', '//evil.example.com/'],
];

const readBuildFile = (file: string) => readFileSync(join(buildFolder, file), 'utf8');
const notFoundPage = readBuildFile('404.html');
const allPages = files
  .filter((path) => path.endsWith('.html') && path !== '/document-frame.html')
  .map(readBuildFile)
  .join('');
const [, apiOrigin] = /connect-src 'self' ([^;]+);/.exec(allPages) ?? [];
const headerOptions = {
  scriptHashes: inlineHashes(allPages, 'script:not([src]):not([type^="application/"])'),
  styleHashes: inlineHashes(allPages, 'style'),
  apiOrigin,
};

test('every page has its own HTML file and all headers, and is revalidated on each visit [S-16, S-17]', async ({ request }) => {
  for (const path of routes) {
    const response = await request.get(path);
    expect([response.status(), await response.text()], path).toEqual([200, htmlFor(path)]);
    expect(response.headers(), path).toMatchObject(withLowerCaseNames(getHeaders(path, headerOptions)));
  }
});

test('the Content Security Policy allows the API of the build and nothing unsafe [S-17, S-18]', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'];
  expect(policy).toContain("connect-src 'self' http://localhost:4394;");
  expect(policy).not.toContain('unsafe');
});

test('no service worker is registered in production [S-21]', async ({ page }) => {
  await page.goto('/courses');
  await expect(page.getByRole('link', { name: /Tally/ }).first()).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('hashed files are cached for a year and compressed with brotli and gzip, and the document frame has its own policy [S-17]', async ({
  request,
}) => {
  for (const path of files.filter((name) => name.startsWith('/assets/') && !/\.(br|gz)$/.test(name)))
    expect((await request.get(path)).headers(), path).toMatchObject(withLowerCaseNames(getHeaders(path, headerOptions)));
  const script = files.find((name) => /^\/assets\/react-.*\.js$/.test(name)) ?? '';
  for (const encoding of ['br', 'gzip'])
    expect((await request.get(script, { headers: { 'Accept-Encoding': encoding } })).headers()).toMatchObject({
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
    });
  expect((await request.get('/document-frame.html')).headers()).toMatchObject(
    withLowerCaseNames(getHeaders('/document-frame.html', headerOptions)),
  );
});

test('a missing file is an uncached 404 without a page, and nothing is served under /v1/ [F-21]', async ({ request }) => {
  for (const path of missingFiles) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['cache-control'], path).toBe('no-cache');
    expect(await response.text(), path).not.toContain('id="root"');
  }
});

test('an unknown path shows the not-found page with status 404', async ({ request, page }) => {
  for (const path of unknownPaths) {
    const response = await request.get(path);
    expect([response.status(), await response.text()], path).toEqual([404, notFoundPage]);
    expect(response.headers(), path).toMatchObject(withLowerCaseNames(getHeaders(path, headerOptions)));
  }
  await page.goto('/nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

test('the preview responds like nginx: same status, headers and bytes for every path [S-17]', async ({ baseURL }) => {
  const server = createServer(serveBuild(buildFolder)).listen(0);
  const preview = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    for (const path of [...routes, ...files, ...missingFiles, ...unknownPaths, ...unusualPaths])
      expect(await requestPath(preview, path), path).toEqual(await requestPath(baseURL ?? '', path));
  } finally {
    server.close();
  }
});

function inlineHashes(html: string, selector: string): string[] {
  const texts = parse(html)
    .querySelectorAll(selector)
    .map(({ rawText }) => rawText);
  return [...new Set(texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`))].sort();
}

/** The HTML for a path: its own file, or that of its route. */
function htmlFor(path: string): string {
  if (files.includes(`${path}.html`)) return readBuildFile(`${path}.html`);
  return readBuildFile(pageFile(pagePaths().find((page) => new RegExp(pagePattern(page)).test(path)) ?? ''));
}

/** The relevant parts of the response to an unnormalized path. The body of an error without a page is up to the server. */
function requestPath(base: string, path: string): Promise<object> {
  const { hostname, port } = new URL(base);
  const names = ['content-encoding', ...Object.keys(withLowerCaseNames(getHeaders('/', headerOptions)))];
  return new Promise((resolve, reject) => {
    const pendingRequest = get({ hostname, port, path, headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      const bytes = await response.toArray();
      const { statusCode: status = 0 } = response;
      const headers = Object.fromEntries(names.map((name) => [name, response.headers[name]]));
      // Neither server routes a malformed request to a site.
      if (status === 400) return resolve({ status });
      if (status === 404 && !headers['content-encoding']) return resolve({ status, headers });
      const type = response.headers['content-type']?.split(';')[0]?.replace('application/javascript', 'text/javascript');
      resolve({ status, headers, type, bytes: Buffer.concat(bytes).toString('base64') });
    });
    pendingRequest.on('error', reject);
  });
}

function withLowerCaseNames(headers: Record<string, string>) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
