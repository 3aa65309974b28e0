import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { headersFor, isPage } from './headers.ts';
import { headersFile, nginxServer, readHeadersFile } from './hosts.ts';
import { inlineScriptHashes } from './plugin.ts';

const facts = { scriptHashes: ['sha256-abc='], apiOrigin: 'https://api.example.com' };

it('the preview reads from _headers what the one source says (S-17)', () => {
  const read = readHeadersFile(headersFile(facts));
  for (const path of ['/', '/courses', '/assets/index-1.js', '/document-frame.html', '/document-frame'])
    expect(Object.fromEntries(read(path))).toEqual(headersFor(path, facts));
});

it('nginx gets every header for pages and for hashed files (S-16, S-17)', () => {
  const config = nginxServer(facts, { port: 80, root: '/var/www/institute' });
  for (const path of ['/', '/assets/index-1.js', '/document-frame.html'])
    for (const [name, value] of Object.entries(headersFor(path, facts))) expect(config).toContain(`add_header ${name} "${value}" always;`);
});

it('the policy names the API and lets nothing unsafe in (S-17, S-18)', () => {
  const policy = headersFor('/', facts)['Content-Security-Policy'];
  expect(policy).toContain("connect-src 'self' https://api.example.com");
  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy).toContain("worker-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
});

it('a file that is missing is no page (F-21)', () => {
  expect(['/', '/courses', '/user/profile'].every(isPage)).toBe(true);
  expect(['/assets/a', '/v1/courses', '/logo.png', '/_headers'].some(isPage)).toBe(false);
});

it('inline scripts are known by their hash, others are not', () => {
  const html = '<script>let a</script><script type="module" src="/a.js"></script>';
  expect(inlineScriptHashes(html)).toEqual(['sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE=']);
});

it('the page of documents has a policy of its own: styles and https pictures, framed by this site alone (S-01, S-03, S-16)', () => {
  const headers = headersFor('/document-frame.html', facts);
  expect(headers['Content-Security-Policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  );
  expect(headers['Referrer-Policy']).toBe('no-referrer');
  const meta = readFileSync(join(import.meta.dirname, '../public/document-frame.html'), 'utf8');
  expect(meta, 'the same in the page itself, wherever it is served').toContain(
    `content="default-src 'none'; style-src 'unsafe-inline'; img-src https: data:"`,
  );
});
