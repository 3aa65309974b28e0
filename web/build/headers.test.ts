import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { headersFor } from './headers.ts';

const facts = { scriptHashes: ['sha256-abc='], styleHashes: ['sha256-def='], apiOrigin: 'https://api.example.com' };

it('the policy names the API and what the build holds, and lets nothing unsafe in [S-04, S-17, S-18]', () => {
  const policy = headersFor('/', facts)['Content-Security-Policy'] ?? '';
  expect(policy).toContain("connect-src 'self' https://api.example.com");
  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy).toMatch(/style-src 'self' 'sha256-47DEQ\S+ 'sha256-def='/);
  for (const directive of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "worker-src 'none'"])
    expect(policy.split('; ')).toContain(directive);
  expect(policy).not.toMatch(/unsafe|\*|http:/);
});

it('no other site may frame a page, so that nobody is led to press Buy Now, Delete or Recharge unseen [S-16]', () => {
  expect(headersFor('/courses', facts)['Content-Security-Policy']).toContain("frame-ancestors 'none'");
});

it('the demo alone may run a worker [S-21]', () => {
  expect(headersFor('/', { ...facts, demo: true })['Content-Security-Policy']).toContain("worker-src 'self'");
});

it('a page is asked for again each time, a hashed file never [S-17]', () => {
  expect(headersFor('/courses', facts)['Cache-Control']).toBe('no-cache');
  expect(headersFor('/assets/index-1.js', facts)['Cache-Control']).toBe('public, max-age=31536000, immutable');
});

it('every answer asks for HTTPS, forbids guessing of types, devices and openers, and tells no path to others [S-06, S-17]', () => {
  expect(headersFor('/user/profile', facts)).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}; includeSubDomains$/),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

it('the page of documents has a policy of its own: styles and https pictures, framed by this site alone [S-01, S-03, S-16]', () => {
  const headers = headersFor('/document-frame.html', facts);
  expect(headers['Content-Security-Policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  );
  expect(headers['Referrer-Policy']).toBe('no-referrer');
  const meta = readFileSync(join(import.meta.dirname, '../public/document-frame.html'), 'utf8');
  expect(meta, 'the same in the page itself, wherever it is served').toContain(
    `content="${headers['Content-Security-Policy']?.replace("; frame-ancestors 'self'", '')}"`,
  );
});
