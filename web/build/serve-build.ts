import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import sirv from 'sirv';
import { type Headers, hashedFiles } from './headers.ts';
import { readHeadersFile } from './headers-file.ts';
import { bySpecificity, hiddenFilePattern, pageFile, pagePaths, pagePattern } from './pages.ts';

/** A file of the build, 404.html for an unknown page, or an empty response with a status. */
type Match = { file: string; headers: Headers } | 'not found page' | 400 | 404;

/** Serves a build by the same rules as its nginx configuration, with the headers of its `_headers`. */
export function serveBuild(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const headersFile = join(folder, '_headers');
  // A build with development React has no `_headers`.
  const getHeaders = readHeadersFile(existsSync(headersFile) ? readFileSync(headersFile, 'utf8') : '');
  const pages = bySpecificity(pagePaths()).map((path) => ({ path, pattern: new RegExp(pagePattern(path), 'i') }));
  const hidden = new RegExp(hiddenFilePattern(pagePaths()));
  const files = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });

  function match(path: string | undefined): Match {
    if (path === undefined) return 400;
    if (/^\/v1(?:\/|$)/.test(path)) return 404;
    const page = pages.find(({ pattern }) => pattern.test(path));
    if (page && !path.startsWith(hashedFiles))
      return {
        file: findPageFile(page.path, page.pattern.exec(path)?.slice(1) ?? []),
        headers: getHeaders(page.path.replaceAll('$', '_')),
      };
    if (hidden.test(path)) return 404;
    if (!/\.\w+$/.test(path) && !path.startsWith(hashedFiles)) return 'not found page';
    return existsSync(join(folder, path)) && !path.endsWith('/') ? { file: path, headers: getHeaders(path) } : 404;
  }

  /** A page with a path parameter may have a file that is prerendered for its value. */
  function findPageFile(page: string, values: string[]): string {
    const prerendered = `${values.reduce((path, value) => path.replace(/\$\w+/, () => value), page)}.html`;
    return values.length > 0 && existsSync(join(folder, prerendered)) ? prerendered : pageFile(page);
  }

  return (request, response) => {
    const found = match(normalizePath(request.url ?? '/'));
    const headers = typeof found === 'object' ? found.headers : getHeaders('/404.html');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (typeof found === 'number') return void response.writeHead(found).end();
    if (found === 'not found page') forceStatus(404, request, response);
    else if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    request.url = encodeURI(found === 'not found page' ? '/404.html' : found.file);
    files(request, response, () => void response.writeHead(404).end());
  };
}

/** Sends a file with another status than its own, also instead of 304. */
function forceStatus(status: number, request: IncomingMessage, response: ServerResponse): void {
  delete request.headers['if-none-match'];
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (_status: number, headers?: unknown) => writeHead(status, headers as OutgoingHttpHeaders);
}

/** Decodes the path and resolves double slashes and dots. Returns undefined if it cannot be decoded. */
function normalizePath(url: string): string | undefined {
  try {
    const [path = '/'] = url.split(/[?#]/, 1);
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? undefined : posix.normalize(decoded.replace(/\/{2,}/g, '/'));
  } catch {
    return undefined;
  }
}
