import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getHeaders } from './headers.ts';

const options = { scriptHashes: ['sha256-abc='], styleHashes: ['sha256-def='], apiOrigin: 'https://api.example.com' };

it('the policy allows the API and the inline scripts and styles of the build, and nothing unsafe [S-04, S-17, S-18]', () => {
  const policy = getHeaders('/', options)['Content-Security-Policy'] ?? '';
  expect(policy).toContain("connect-src 'self' https://api.example.com");
  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy).toMatch(/style-src 'self' 'sha256-47DEQ\S+ 'sha256-def='/);
  for (const directive of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "worker-src 'none'"])
    expect(policy.split('; ')).toContain(directive);
  expect(policy).not.toMatch(/unsafe|\*|http:/);
});

it('no other site may frame a page, which prevents clickjacking [S-16]', () => {
  expect(getHeaders('/courses', options)['Content-Security-Policy']).toContain("frame-ancestors 'none'");
});

it('only the demo may run a service worker [S-21]', () => {
  expect(getHeaders('/', { ...options, demo: true })['Content-Security-Policy']).toContain("worker-src 'self'");
});

it('pages are revalidated each time, hashed files never [S-17]', () => {
  expect(getHeaders('/courses', options)['Cache-Control']).toBe('no-cache');
  expect(getHeaders('/assets/index-1.js', options)['Cache-Control']).toBe('public, max-age=31536000, immutable');
});

it('every response enforces HTTPS, forbids MIME sniffing, device access and openers, and leaks no path in the referrer [S-06, S-17]', () => {
  expect(getHeaders('/user/profile', options)).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}; includeSubDomains$/),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

it('the document frame has its own policy: styles and https images, framed by this site only [S-01, S-03, S-16]', () => {
  const headers = getHeaders('/document-frame.html', options);
  expect(headers['Content-Security-Policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  );
  expect(headers['Referrer-Policy']).toBe('no-referrer');
  const meta = readFileSync(join(import.meta.dirname, '../public/document-frame.html'), 'utf8');
  expect(meta, 'the page has the same policy in a meta element').toContain(
    `content="${headers['Content-Security-Policy']?.replace("; frame-ancestors 'self'", '')}"`,
  );
});
