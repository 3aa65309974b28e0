// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compressFiles } from './compress.mjs';
import { headerRules, headersFor } from './headers.ts';
import { headersFile, nginxConfig, redirectsFile } from './host-files.ts';
import { listPages } from './pages.ts';
import { rulesFile, serveBuild } from './serve-build.ts';

const rules = headerRules({ scriptHashes: [] });
const folder = mkdtempSync(join(tmpdir(), 'build-'));
/** The content is long enough to be compressed. */
const contentOf = (file: string) => file.repeat(200);
const htmlFiles = [
  '/index.html',
  '/courses.html',
  '/course-detail/_id.html',
  '/course-detail/c-tally.html',
  '/404.html',
  '/hi.html',
  '/hi/404.html',
];
const otherFiles = ['/document-frame.html', '/__mocks/payment.html', '/assets/a-1.js', '/logo.png'];
for (const file of [...htmlFiles, ...otherFiles]) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), contentOf(file));
}
writeFileSync(join(folder, rulesFile), JSON.stringify(rules));
compressFiles(folder);
const pages = listPages(folder);

const server = createServer(serveBuild(folder)).listen(0);
afterAll(() => void server.close());
afterAll(() => rmSync(folder, { recursive: true }));
const request = (path: string, init?: RequestInit) => fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, init);

it.each([
  ['/', '/index.html'],
  ['/Courses/?a=1', '/courses.html'],
  ['/course-detail/new', '/course-detail/_id.html'],
  ['/hi/', '/hi.html'],
  ['/course-detail/c-tally', '/course-detail/c-tally.html'],
  ...otherFiles.map((file): [string, string] => [file, file]),
])('the preview serves %s from %s, with all headers [S-16, S-17]', async (path, file) => {
  const response = await request(path);
  expect([response.status, await response.text()]).toEqual([200, contentOf(file)]);
  expect([...response.headers]).toEqual(expect.arrayContaining([...new Headers(headersFor(rules, path))]));
});

it.each([
  ...['/nothing', '/assets/gone.js', '/assets/a-1.js.br', '/courses.html', '/.headers.json'].map((path) => [path, '/404.html'] as const),
  ...['/hi/nothing', '/hi/404', '/hi/courses.html'].map((path) => [path, '/hi/404.html'] as const),
])('the preview answers %s with %s, which is not cached [F-21, S-16, S-17]', async (path, file) => {
  const response = await request(path);
  expect([response.status, await response.text()]).toEqual([404, contentOf(file)]);
  expect([...response.headers]).toEqual(expect.arrayContaining([...new Headers(headersFor(rules, '/'))]));
});

it('the preview serves nothing below /v1/, and answers GET and HEAD only [F-21]', async () => {
  for (const [path, caching] of Object.entries({ '/v1/profile': 'no-store', '/v1/courses': null, '/v1/course/c-tally': null })) {
    const response = await request(path);
    expect([response.status, await response.text(), response.headers.get('Cache-Control')], path).toEqual([404, 'Not Found', caching]);
  }
  expect((await request('/courses', { method: 'POST' })).status).toBe(405);
});

it.each([
  ['/assets/a-1.js', 'br', 'text/javascript'],
  ['/assets/a-1.js', 'gzip', 'text/javascript'],
  ['/nothing', 'gzip', 'text/html;charset=utf-8'],
  ['/nothing', 'identity', 'text/html;charset=utf-8'],
])('the preview serves %s with the encoding %s', async (path, encoding, type) => {
  const { headers } = await request(path, { method: 'HEAD', headers: { 'Accept-Encoding': encoding } });
  expect([headers.get('Content-Encoding') ?? 'identity', headers.get('Content-Type')]).toEqual([encoding, type]);
  expect(headers.get('Vary')).toBe('Accept-Encoding');
});

it('nginx adds all headers in every block, and has a file for every value of a parameter, as _redirects has [S-16, S-17]', () => {
  const nginx = nginxConfig(rules, pages);
  const starts = {
    'error_page 404 $not_found;': '/',
    '/assets/ {': '/assets/',
    '/document-frame.html {': '/document-frame',
    '/v1/ {': '/v1/',
    '/v1/course {': '/v1/course',
  };
  for (const [start, path] of Object.entries(starts)) {
    const added = Object.entries(headersFor(rules, path)).map(([name, value]) => `add_header ${name} "${value}" always; `);
    expect(nginx.replaceAll(/\s+/g, ' ')).toContain(`${start} ${added.join('')}`);
  }
  expect(nginx).toContain('~* ^/course-detail/[^/]+/?$ { try_files $uri.html /course-detail/_id.html =404; }');
  expect(nginx).toContain('map $uri $not_found { default /404.html; ~^/hi(/|$) /hi/404.html; }');
  expect(redirectsFile(pages)).toMatch(/^\/course-detail\/:id \/course-detail\/_id 200\n/);
});

it('nginx has a valid header value for reports, and a sample of limit_req that is switched off [S-16, S-17]', () => {
  const reports = headerRules({ scriptHashes: [], reportUrl: 'https://reports.example.com' });
  expect(nginxConfig(reports, pages)).toContain('add_header Reporting-Endpoints "default=\\"https://reports.example.com\\"" always;');
  const samples = nginxConfig(rules, pages).match(/.*limit_req\w* (?:\$|zone).*/g);
  expect(samples).toHaveLength(3);
  for (const sample of samples ?? []) expect(sample).toMatch(/^ *#limit_req/);
});

it('_headers sets each header of a path once, because some hosts join the values of two sections [S-16, S-17]', () => {
  const text = headersFile(rules, [...pages.sort(), '/logo.png']);
  const [[, ...common] = [], ...sections] = text.split('\n\n').map((section) => section.trim().split(/\n {2}/));
  const special = ['/v1/*', '/document-frame', '/document-frame.html', '/assets/*'];
  expect(sections.map(([path]) => path)).toEqual([...special, '/', '/course-detail/:id', '/courses', '/hi', '/logo.png']);
  for (const [path = '', ...headers] of sections) {
    const expected = Object.entries(headersFor(rules, path)).map(([name, value]) => `${name}: ${value}`);
    expect([...common, ...headers], path).toEqual(expected);
  }
});
