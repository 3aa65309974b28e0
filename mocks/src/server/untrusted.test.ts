import { get } from 'node:http';
import { createApi } from '@institute/sdk';
import { afterAll, expect, it } from 'vitest';
import { tokens } from '../../test/call-operation.ts';
import { toBase64 } from '../db/files.ts';
import { serveMocks } from './serve-mocks.ts';

const mocks = await serveMocks({ allowOrigins: ['https://www.example.com', 'http://mocks.test:4010'] });
afterAll(() => mocks.close());

const paths = ['/v1/courses', '/v1/nothing', '/__mocks/state', '/__mocks/sessions/one/v1/courses', '/__mocks/payment.html'];

const request = (path: string, headers: Record<string, string>, method = 'GET') => fetch(new URL(path, mocks.baseUrl), { method, headers });

/** With `fetch`, a program cannot choose the header Host. */
function requestOfHost(host: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(mocks.baseUrl);
    get({ port, path: '/__mocks/state', headers: { Host: host, 'X-Mocks-Control': '1' } }, async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      resolve({ status: response.statusCode, body });
    }).on('error', reject);
  });
}

it.each(['https://evil.example', 'http://localhost.evil.example', 'https://example.com', 'http://www.example.com', 'null', 'file://'])(
  'a page of another website, %s, gets a 403 that it cannot read, for every path and for a preflight',
  async (origin) => {
    for (const path of paths)
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const response = await request(path, { Origin: origin, 'X-Mocks-Control': '1' }, method);
        expect([method, path, response.status]).toEqual([method, path, 403]);
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
        expect((await response.json()).message).toContain(`--allow-origin ${origin}`);
      }
  },
);

it.each(['http://localhost:5173', 'https://localhost', 'http://127.0.0.1:3000', 'http://[::1]:8080', 'https://www.example.com'])(
  'a page of %s may read every response, and no other page may',
  async (origin) => {
    for (const path of paths)
      for (const method of ['GET', 'OPTIONS']) {
        const response = await request(path, { Origin: origin }, method);
        expect(response.status).not.toBe(403);
        expect(response.headers.get('access-control-allow-origin')).toBe(origin);
        expect(response.headers.get('vary')).toBe('Origin');
      }
  },
);

it('the page of a session may call the mocks', async () => {
  expect((await request('/v1/courses', { Origin: 'https://page.example' })).status).toBe(403);
  mocks.session('page', { origin: 'https://page.example' });
  expect((await request('/v1/courses', { Origin: 'https://page.example' })).status).toBe(200);
});

it('a program sends no Origin, and needs none', async () => {
  const response = await request('/__mocks/reset', {}, 'POST');
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, null]);
});

it.each([
  ['evil.example', 403],
  ['localhost.evil.example:4010', 403],
  ['localhost:4010', 200],
  ['127.0.0.1', 200],
  ['[::1]:4010', 200],
  // An Android emulator, and a phone.
  ['10.0.2.2:4010', 200],
  ['mocks.test:4010', 200],
])('the host %s, to which a website can have pointed a name, gets %i', async (host, status) => {
  const response = await requestOfHost(host);
  expect(response.status).toBe(status);
  expect(response.body.includes('franchise123')).toBe(status === 200);
});

it('rejects an origin that is none', async () => {
  await expect(serveMocks({ allowOrigins: ['www.example.com'] })).rejects.toThrow("'www.example.com' is not an origin");
});

const fetchFile = (type: string) => {
  mocks.store.state.db.files.stored = { type, base64: toBase64(new TextEncoder().encode('<script>')) };
  return fetch(new URL('/__mocks/files/stored', mocks.baseUrl));
};

it.each(['text/html', 'image/svg+xml', 'image/png, text/html', ''])(
  'a stored file of the type %j, as a loaded state can have it, is not served',
  async (type) => {
    const response = await fetchFile(type);
    expect([response.status, await response.text()]).toEqual([404, '']);
  },
);

it.each(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])('a stored %s is served as nothing but that', async (type) => {
  const { status, headers } = await fetchFile(type);
  expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([200, type, 'nosniff']);
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'; sandbox/);
});

it('a document of the API runs no script when a browser opens its URL [S-01]', async () => {
  const api = createApi({ baseUrl: mocks.baseUrl, token: () => tokens.operator });
  const { results } = await api.listResults();
  const declared = results.find(({ isActive }) => isActive);
  const { headers } = await fetch(
    `${mocks.baseUrl}/find-result/${declared?.student?.rollNo?.replaceAll('/', '%2F')}/${declared?.course?._id}`,
  );
  expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual(['text/html; charset=utf-8', 'nosniff']);
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  );
  const page = await fetch(new URL('/__mocks/payment.html', mocks.baseUrl));
  expect(page.headers.get('content-security-policy')).toBeNull();
});
