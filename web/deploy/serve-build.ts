import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { hashedFiles } from './headers.ts';
import { readHeadersFile } from './headers-file.ts';
import { pagePaths, pagePattern } from './pages.ts';

/** What stands for a path: a file of the build, the shell for a page that does not exist, or only a status. */
type Found = { file: string } | 'no page' | 404 | 405;

/** Files that stand for others, or for the host to read. */
const unnamed = /^\/(?:_headers|_redirects|[^/]+\.(?:br|gz)|(?:404|index|shell)\.html)$/;

/** Answers for a build as nginx does by its configuration, with the headers of the build's own `_headers`. */
export function serveBuild(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const headersOf = readHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
  const pages = new RegExp(pagePattern(pagePaths(readFileSync(join(import.meta.dirname, '../src/routeTree.gen.ts'), 'utf8'))));
  const files = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });

  function find(method: string | undefined, path: string): Found {
    if (method !== 'GET' && method !== 'HEAD') return 405;
    if (/^\/v1(?:\/|$)/.test(path) || unnamed.test(path)) return 404;
    if (pages.test(path)) return { file: path === '/' ? '/index.html' : '/shell.html' };
    if (!/\.\w+$/.test(path) && !path.startsWith(hashedFiles)) return 'no page';
    return existsSync(join(folder, path)) ? { file: path } : 404;
  }

  return (request, response) => {
    const [path = '/'] = (request.url ?? '/').split(/[?#]/, 1);
    const found = find(request.method, path);
    const withOwnHeaders = typeof found === 'object' ? path.replace(/(.)\/$/, '$1') : '/404.html';
    for (const [name, value] of Object.entries(headersOf(withOwnHeaders))) response.setHeader(name, value);
    if (typeof found === 'object') {
      request.url = found.file;
      return files(request, response, () => void response.writeHead(404).end());
    }
    if (found !== 'no page') return void response.writeHead(found).end();
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(join(folder, '404.html')));
  };
}
