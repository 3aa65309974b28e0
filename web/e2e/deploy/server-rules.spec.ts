import { readdirSync, readFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type HeaderRules, headersFor } from '../../build/headers.ts';
import { listPages, pageFile, pagePattern } from '../../build/pages.ts';
import { rulesFile, serveBuild } from '../../build/serve-build.ts';
import { pageNotFound } from '../../src/text/hi/heads.ts';
import { hindiPath } from '../support/languages.ts';
import { allRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const buildFolder = process.env.DEPLOYED_BUILD ?? 'dist';
const englishRoutes = [...allRoutes, '/course-detail/new'];
const routes = [...englishRoutes, ...englishRoutes.map(hindiPath)];
const files = readdirSync(buildFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(buildFolder.length));
const hiddenFiles = ['/_headers', '/_redirects', `/${rulesFile}`, '/courses.html', '/404.html', '/index.html'];
const missingFiles = ['/assets/gone.js', '/assets/gone.js.br', '/assets/', '/assets', '/gone.png', '/.env', '/.well-known/nothing'];
const unknownPaths = ['/nothing', '/nothing/at/all', '/franchise/nothing', '/courses/1', '/document-frame', '/v1'];
/** Paths by the file of the not-found page that they get. */
const notFoundPages = {
  '404.html': [...hiddenFiles, ...missingFiles, ...unknownPaths, '/hi.html', '/hiking'],
  'hi/404.html': [...hiddenFiles, ...missingFiles, ...unknownPaths, '/v1/courses'].map(hindiPath),
};
const notFound = Object.values(notFoundPages).flat();
const otherSpellings = [
  '/courses/',
  '/COURSES',
  '/COURSE-DETAIL/c-tally',
  '/courses?a=1',
  '/course-detail/%E0%A4%95',
  '/course-detail/c-tally/',
  '/hi/',
  '/hi/courses/',
  '/HI/COURSES',
  '/hi/course-detail/%E0%A4%95',
];

const readBuildFile = (file: string) => readFileSync(join(buildFolder, file), 'utf8');
const rules: HeaderRules = JSON.parse(readBuildFile(rulesFile));
const expectedHeaders = (path: string) => Object.fromEntries(new Headers(headersFor(rules, path)));

test('every page has its own HTML file, in each language, and all headers, and is revalidated on each visit [S-16, S-17]', async ({
  request,
}) => {
  for (const path of routes) {
    const response = await request.get(path);
    expect([response.status(), await response.text()], path).toEqual([200, htmlFor(path)]);
    expect(response.headers(), path).toMatchObject(expectedHeaders(path));
  }
});

test('the Content Security Policy allows the API of the build and nothing unsafe [S-17, S-18]', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'];
  expect(policy).toContain("connect-src 'self' http://localhost:4394;");
  expect(policy).not.toContain('unsafe');
});

test('pages, the document frame and saved documents load pictures of the hosts of the build only [S-02, S-17]', async ({ request }) => {
  const hosts = 'https://*.example.org data:';
  for (const path of ['/', '/document-frame.html']) expect((await request.get(path)).headers()['content-security-policy']).toContain(hosts);
  expect(readBuildFile('document-frame.html')).toContain(`img-src ${hosts};`);
  const scripts = files.filter((file) => file.endsWith('.js')).map(readBuildFile);
  expect(scripts.filter((script) => script.includes("default-src 'none'") && /img-src/.test(script)).join()).toContain(
    'https://*.example.org',
  );
  for (const script of scripts) expect(script).not.toContain('img-src https:');
});

test('unknown paths, missing and hidden files have the not-found page of their language with status 404, uncached; below /v1/ is nothing [F-21]', async ({
  request,
  page,
}) => {
  for (const [file, paths] of Object.entries(notFoundPages))
    for (const path of paths) {
      const response = await request.get(path);
      expect([response.status(), await response.text()], path).toEqual([404, readBuildFile(file)]);
      expect(response.headers(), path).toMatchObject(expectedHeaders('/'));
    }
  expect(await (await request.get('/v1/courses')).text()).toBe('Not Found');
  await page.goto('/nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await page.goto('/hi/nothing');
  await expect(page.getByRole('heading', { level: 1, name: pageNotFound })).toBeVisible();
});

test('the preview responds like nginx: same status, headers and bytes for every path; nginx has gzip, too [S-17]', async ({
  baseURL,
  request,
}) => {
  const server = createServer(serveBuild(buildFolder)).listen(0);
  const preview = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    for (const path of [...routes, ...files, ...notFound, ...otherSpellings, '/v1/courses', '/v1/profile'])
      expect(await requestPath(preview, path), path).toEqual(await requestPath(baseURL ?? '', path));
    // The tests of the preview check each encoding.
    const script = files.find((name) => /^\/assets\/react-.*\.js$/.test(name)) ?? '';
    const zipped = await request.get(script, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(zipped.headers()).toMatchObject({ ...expectedHeaders(script), 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(await requestPath(baseURL ?? '', script)).toMatchObject({ status: 200, encoding: 'br' });
  } finally {
    server.close();
  }
});

/** The HTML for a path: its own file, or the file of its route. */
function htmlFor(path: string): string {
  if (files.includes(`${path}.html`)) return readBuildFile(`${path}.html`);
  return readBuildFile(pageFile(listPages(buildFolder).find((page) => new RegExp(pagePattern(page)).test(path)) ?? ''));
}

/** The relevant parts of a response. Only nginx compresses the not-found page. */
function requestPath(base: string, path: string): Promise<object> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const pendingRequest = get({ hostname, port, path, headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString('base64');
      const { statusCode: status, headers } = response;
      const common = { status, headers: Object.keys(expectedHeaders('/')).map((name) => headers[name]) };
      const type = headers['content-type']?.split(';')[0]?.replace('application/javascript', 'text/javascript');
      resolve(status === 404 ? common : { ...common, type, encoding: headers['content-encoding'], body });
    });
    pendingRequest.on('error', reject);
  });
}
