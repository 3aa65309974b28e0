import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, headerRules, headersFor } from './headers.ts';

const options = { scriptHashes: ['sha256-abc='], styleHashes: ['sha256-def='], apiOrigin: 'https://api.example.com' };
const getHeaders = (path: string) => headersFor(headerRules(options), path);

it('the policy allows the API, the inline scripts and styles of the build and its own worker, and nothing unsafe, not even HTML from a string [S-04, S-17, S-18, S-21, S-27]', () => {
  const policy = contentSecurityPolicy(options);
  for (const directive of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
    expect(policy.split('; ')).toContain(`${directive} 'none'`);
  for (const directive of [
    "form-action 'self'",
    "worker-src 'self'",
    "script-src 'self' 'sha256-abc='",
    "connect-src 'self' https://api.example.com",
    "require-trusted-types-for 'script'",
    'trusted-types default before-hydration',
  ])
    expect(policy.split('; ')).toContain(directive);
  expect(policy).toMatch(/style-src 'self' 'sha256-47DEQ\S+ 'sha256-def='/);
  expect(policy).not.toMatch(/unsafe|\*|http:/);
});

it('pages may not be framed, are revalidated each time, and leak no path in the referrer; hashed files are cached [S-06, S-16, S-17]', () => {
  expect(getHeaders('/user/profile')).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}; includeSubDomains$/),
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cache-Control': 'no-cache',
  });
  expect(getHeaders('/assets/index-1.js')['Cache-Control']).toBe('public, max-age=31536000, immutable');
});

it('the document frame allows styles and https images, and this site to frame it, also in its meta element [S-01, S-03, S-16]', () => {
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types dompurify 'allow-duplicates'";
  const headers = { 'Content-Security-Policy': `${policy}; frame-ancestors 'self'`, 'Referrer-Policy': 'no-referrer' };
  expect(getHeaders('/document-frame.html')).toMatchObject(headers);
  expect(readFileSync(join(import.meta.dirname, '../public/document-frame.html'), 'utf8')).toContain(`content="${policy}"`);
});

it('allows images of any https host, or only of the hosts that the build names, in documents too [S-17]', () => {
  const imageSources = (path: string, imageHosts?: string[]) =>
    headersFor(headerRules({ ...options, imageHosts }), path)['Content-Security-Policy']?.match(/img-src ([^;]*)/)?.[1];
  expect(imageSources('/')).toBe("'self' https: data: blob: https://api.example.com");
  expect(imageSources('/document-frame.html')).toBe('https: data:');
  const hosts = ['images.example.com', '*.cdn.example.com'];
  expect(imageSources('/', hosts)).toBe("'self' https://images.example.com https://*.cdn.example.com data: blob: https://api.example.com");
  expect(imageSources('/document-frame.html', hosts)).toBe('https://images.example.com https://*.cdn.example.com data:');
});

it("an answer of the API that is opened as a page has no scripts and not the site's origin, and is not stored unless it is public [S-01, S-25]", () => {
  const policy = "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
  for (const path of ['/v1/find-result/GVI/c-ccc', '/v1/invoice/user/u/course/c', '/v1/courses', '/v1/course/c-tally'])
    expect(getHeaders(path), path).toMatchObject({ 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff' });
  expect(getHeaders('/v1/profile')['Cache-Control']).toBe('no-store');
  for (const path of ['/v1/courses', '/v1/course/c-tally']) expect(getHeaders(path), path).not.toHaveProperty('Cache-Control');
});

it('reports violations only to the URL that the build names [S-17]', () => {
  const reportUrl = 'https://reports.example.com/csp';
  for (const path of ['/', '/assets/a.js', '/document-frame.html']) {
    const headers = headersFor(headerRules({ ...options, reportUrl }), path);
    expect(headers['Reporting-Endpoints'], path).toBe(`default="${reportUrl}"`);
    expect(headers['Content-Security-Policy'], path).toMatch(new RegExp(`; report-uri ${reportUrl}; report-to default$`));
    expect(JSON.stringify(getHeaders(path)), path).not.toMatch(/report/i);
  }
});
