// @vitest-environment node
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressFiles } from './compress.ts';
import { getHeaders } from './headers.ts';
import { headersFile } from './headers-file.ts';
import { serveBuild } from './serve-build.ts';

const options = { scriptHashes: [] };
const folder = mkdtempSync(join(tmpdir(), 'build-'));
const long = 'let a;'.repeat(500);
let url = '';
const server = createServer((request, response) => serveBuild(folder)(request, response));

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'course-detail'));
  const pages = ['index', 'courses', 'course-detail/_id', 'course-detail/c-prerendered', '404', 'document-frame'];
  for (const name of pages) writeFileSync(join(folder, `${name}.html`), `<p>${name}</p>`);
  writeFileSync(join(folder, 'assets/a-1.js'), long);
  writeFileSync(join(folder, 'logo.png'), 'png');
  writeFileSync(join(folder, '_headers'), headersFile(options, ['/', '/courses', '/404.html', '/logo.png']));
  await compressFiles(folder);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

it('serves a file for every page, a prerendered one for a parameter if there is one, and 404.html for other paths [F-21]', async () => {
  const seen = await Promise.all(
    ['/', '/courses', '/courses/', '/course-detail/c-1', '/course-detail/c-prerendered', '/nothing', '/franchise/nothing'].map(
      async (path) => {
        const response = await fetch(url + path);
        return `${path} ${response.status} ${await response.text()}`;
      },
    ),
  );
  expect(seen).toEqual([
    '/ 200 <p>index</p>',
    '/courses 200 <p>courses</p>',
    '/courses/ 200 <p>courses</p>',
    '/course-detail/c-1 200 <p>course-detail/_id</p>',
    '/course-detail/c-prerendered 200 <p>course-detail/c-prerendered</p>',
    '/nothing 404 <p>404</p>',
    '/franchise/nothing 404 <p>404</p>',
  ]);
});

it('responds with an empty 404 that is not cached to missing files and to everything under /v1/ [F-21]', async () => {
  for (const path of [
    '/assets/gone.js',
    '/gone.png',
    '/v1/courses',
    '/v1',
    '/_headers',
    '/courses.html',
    '/index.html',
    '/404.html',
    '/courses.html.br',
  ]) {
    const response = await fetch(url + path);
    expect([response.status, await response.text(), response.headers.get('Cache-Control')], path).toEqual([404, '', 'no-cache']);
  }
  expect((await fetch(`${url}/courses`, { method: 'POST' })).status).toBe(405);
});

it('every kind of response has its headers [S-16, S-17]', async () => {
  for (const path of [
    '/',
    '/courses',
    '/courses/',
    '/nothing',
    '//',
    '/assets/a-1.js',
    '/logo.png',
    '/document-frame.html',
    '/assets/gone.js',
    '/v1/a',
  ]) {
    const { headers } = await fetch(url + path);
    const expected = getHeaders(path === '/assets/gone.js' ? '/' : path, options);
    for (const [name, value] of Object.entries(expected)) expect(headers.get(name), `${path} ${name}`).toBe(value);
  }
});

it('serves precompressed files to clients that accept brotli or gzip', async () => {
  for (const encoding of ['br', 'gzip'] as const) {
    const response = await fetch(`${url}/assets/a-1.js`, { headers: { 'Accept-Encoding': encoding } });
    expect([response.headers.get('Content-Encoding'), response.headers.get('Vary')]).toEqual([encoding, 'Accept-Encoding']);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(await response.text()).toBe(long);
  }
});
