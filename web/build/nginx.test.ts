import { expect, it } from 'vitest';
import { getHeaders } from './headers.ts';
import { nginxServer } from './nginx.ts';

const options = { scriptHashes: ['sha256-abc='], apiOrigin: 'https://api.example.com' };
const config = withoutComments(
  nginxServer(options, ['/', '/courses', '/course-detail/$id'], { port: 80, root: '/var/www/institute', name: 'www.example.com' }),
);

function withoutComments(text: string): string {
  return text.replaceAll(/^ *#.*\n/gm, '');
}

/** The headers that a block adds. A location that adds none inherits those of the server. */
function headersIn(block: string) {
  return Object.fromEntries([...block.matchAll(/add_header (\S+) "([^"]*)" always;/g)].map(([, name, value]) => [name, value]));
}

const location = (name: string) => config.split(`location ${name} {`)[1]?.split('}')[0] ?? '';

it('nginx adds every header to pages, hashed files and the document frame [S-16, S-17]', () => {
  expect(headersIn(config.split('\n  location')[0] ?? '')).toEqual(getHeaders('/', options));
  expect(headersIn(location('^~ /assets/'))).toEqual(getHeaders('/assets/a.js', options));
  expect(headersIn(location('= /document-frame.html'))).toEqual(getHeaders('/document-frame.html', options));
});

it('nginx serves a file for every page, 404.html for other paths, and nothing under /v1/', () => {
  expect(config).toContain('location ~* ^/$ { try_files /index.html =404; }');
  expect(config).toContain('location ~* ^/courses/?$ { try_files /courses.html =404; }');
  expect(config).toContain('location ~* ^/course-detail/([^/]+)/?$ { try_files /course-detail/$1.html /course-detail/_id.html =404; }');
  expect(config).toMatch(/error_page 404 \/404\.html;\s+return 404;/);
  expect(location('^~ /v1/')).toBe(' return 404; ');
  expect(config.match(/index\.html/g), 'only the home page uses index.html').toHaveLength(1);
});

it('nginx serves only this host, over IPv4 and IPv6', () => {
  expect(config).toMatch(/listen 80;\s+listen \[::\]:80;\s+server_name www\.example\.com;/);
});

it('nginx serves the precompressed files', () => {
  expect(config).toMatch(/gzip_static on;\s+gzip_vary on;\s+brotli_static on;/);
});
