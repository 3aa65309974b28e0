import { expect, it } from 'vitest';
import { headersFor } from './headers.ts';
import { nginxServer } from './nginx.ts';

const facts = { scriptHashes: ['sha256-abc='], apiOrigin: 'https://api.example.com' };
const config = withoutComments(
  nginxServer(facts, ['/', '/courses', '/course-detail/$id'], { port: 80, root: '/var/www/institute', name: 'www.example.com' }),
);

function withoutComments(text: string): string {
  return text.replaceAll(/^ *#.*\n/gm, '');
}

/** The headers that a block adds; nginx takes those of the server for a location that adds none. */
function headersIn(block: string) {
  return Object.fromEntries([...block.matchAll(/add_header (\S+) "([^"]*)" always;/g)].map(([, name, value]) => [name, value]));
}

const location = (name: string) => config.split(`location ${name} {`)[1]?.split('}')[0] ?? '';

it('nginx adds every header to pages, hashed files and the page of documents [S-16, S-17]', () => {
  expect(headersIn(config.split('\n  location')[0] ?? '')).toEqual(headersFor('/', facts));
  expect(headersIn(location('^~ /assets/'))).toEqual(headersFor('/assets/a.js', facts));
  expect(headersIn(location('= /document-frame.html'))).toEqual(headersFor('/document-frame.html', facts));
});

it('nginx gives every page its own file, what is none a page that says so with 404, and under /v1/ nothing', () => {
  expect(config).toContain('location ~* ^/$ { try_files /index.html =404; }');
  expect(config).toContain('location ~* ^/courses/?$ { try_files /courses.html =404; }');
  expect(config).toContain('location ~* ^/course-detail/([^/]+)/?$ { try_files /course-detail/$1.html /course-detail/_id.html =404; }');
  expect(config).toMatch(/error_page 404 \/404\.html;\s+return 404;/);
  expect(location('^~ /v1/')).toBe(' return 404; ');
  expect(config.match(/index\.html/g), 'Home stands for itself alone').toHaveLength(1);
});

it('nginx serves this host alone, by both kinds of addresses', () => {
  expect(config).toMatch(/listen 80;\s+listen \[::\]:80;\s+server_name www\.example\.com;/);
});

it('nginx sends what was compressed by the build', () => {
  expect(config).toMatch(/gzip_static on;\s+gzip_vary on;\s+brotli_static on;/);
});
