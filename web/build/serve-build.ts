import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { type HeaderRules, headersFor } from './headers.ts';
import { hiddenFiles, listPages, notFoundFile, pageFile, pagePattern } from './pages.ts';

export const rulesFile = '.headers.json';

/** Serves a build by the same rules as its nginx.conf. */
export function serveBuild(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const rules: HeaderRules = JSON.parse(readFileSync(join(folder, rulesFile), 'utf8'));
  const pages = listPages(folder);
  const serveFile = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });

  return (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const setHeaders = (of: string) => response.setHeaders(new Map(Object.entries(headersFor(rules, of))));
    const tryFiles = ([file, ...others]: string[]): void => {
      request.url = file;
      if (file) return void serveFile(request, response, () => tryFiles(others));
      setHeaders('/404.html');
      // sirv responds with 200 only.
      const notFoundPage = readFileSync(join(folder, notFoundFile(path)));
      response.setHeader('Vary', 'Accept-Encoding').setHeader('Content-Type', 'text/html;charset=utf-8').statusCode = 404;
      const acceptsGzip = /\bgzip\b/.test(String(request.headers['accept-encoding']));
      if (acceptsGzip) response.setHeader('Content-Encoding', 'gzip').end(gzipSync(notFoundPage));
      else response.end(notFoundPage);
    };
    setHeaders(path);
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    if (path.startsWith('/v1/')) return void response.writeHead(404).end('Not Found');
    const page = pages.find((page) => new RegExp(pagePattern(page), 'i').test(path));
    if (page) tryFiles([`${path}.html`, pageFile(page)]);
    else tryFiles(new RegExp(hiddenFiles).test(path) ? [] : [path]);
  };
}
