import { createApi } from '@institute/sdk';
import { afterAll, expect, it } from 'vitest';
import { tokens } from '../../test/call-operation.ts';
import { toBase64 } from '../db/files.ts';
import { serveMocks } from './serve-mocks.ts';

const mocks = await serveMocks();
afterAll(() => mocks.close());

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
