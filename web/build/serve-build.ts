import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import sirv from 'sirv';
import { type Headers, hashedFiles } from './headers.ts';
import { readHeadersFile } from './headers-file.ts';
import { byParticularity, notServed, pageFile, pagePaths, pagePattern } from './pages.ts';

/** What stands for a path: a file of the build, 404.html for a page that does not exist, or only a status. */
type Found = { file: string; headers: Headers } | 'no page' | 400 | 404;

/** Answers for a build as nginx does by its configuration, with the headers of the build's own `_headers`. */
export function serveBuild(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const headersFile = join(folder, '_headers');
  // A build with development React has none.
  const headersOf = readHeadersFile(existsSync(headersFile) ? readFileSync(headersFile, 'utf8') : '');
  const pages = byParticularity(pagePaths()).map((path) => ({ path, pattern: new RegExp(pagePattern(path), 'i') }));
  const hidden = new RegExp(notServed(pagePaths()));
  const files = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });

  function find(path: string | undefined): Found {
    if (path === undefined) return 400;
    if (/^\/v1(?:\/|$)/.test(path)) return 404;
    const page = pages.find(({ pattern }) => pattern.test(path));
    if (page && !path.startsWith(hashedFiles))
      return { file: fileOf(page.path, page.pattern.exec(path)?.slice(1) ?? []), headers: headersOf(page.path.replaceAll('$', '_')) };
    if (hidden.test(path)) return 404;
    if (!/\.\w+$/.test(path) && !path.startsWith(hashedFiles)) return 'no page';
    return existsSync(join(folder, path)) && !path.endsWith('/') ? { file: path, headers: headersOf(path) } : 404;
  }

  /** A page with an open part has a file of its own where the build has made one. */
  function fileOf(page: string, parts: string[]): string {
    const own = `${parts.reduce((path, part) => path.replace(/\$\w+/, () => part), page)}.html`;
    return parts.length > 0 && existsSync(join(folder, own)) ? own : pageFile(page);
  }

  return (request, response) => {
    const found = find(normalised(request.url ?? '/'));
    const headers = typeof found === 'object' ? found.headers : headersOf('/404.html');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (typeof found === 'number') return void response.writeHead(found).end();
    if (found === 'no page') answerAlways(404, request, response);
    else if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    request.url = encodeURI(found === 'no page' ? '/404.html' : found.file);
    files(request, response, () => void response.writeHead(404).end());
  };
}

/** Whatever status the file itself would have, also when the browser has it already. */
function answerAlways(status: number, request: IncomingMessage, response: ServerResponse): void {
  delete request.headers['if-none-match'];
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (_status: number, headers?: unknown) => writeHead(status, headers as OutgoingHttpHeaders);
}

/** The path that a server compares: decoded, with single slashes and without dots; undefined where it cannot be decoded. */
function normalised(url: string): string | undefined {
  try {
    const [path = '/'] = url.split(/[?#]/, 1);
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? undefined : posix.normalize(decoded.replace(/\/{2,}/g, '/'));
  } catch {
    return undefined;
  }
}
