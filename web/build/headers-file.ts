import { commonHeaders, documentFrame, type HeaderOptions, type Headers, hashedFiles, pathHeaders } from './headers.ts';

/**
 * The `_headers` file of static hosts. Some hosts join the values if two sections set the same header, and two joined policies
 * forbid what either of them forbids. So no path gets a header from two sections.
 * @param paths Pages and files, except hashed files and the document frame.
 */
export function headersFile(options: HeaderOptions, paths: readonly string[]): string {
  const special = [`${hashedFiles}*`, documentFrame, withoutExtension(documentFrame)];
  const sections = [...withoutOverlap(paths.map(toPattern)), ...special].map((pattern) => {
    const path = pattern === withoutExtension(documentFrame) ? documentFrame : pattern;
    return section(pattern, pathHeaders(path, options));
  });
  return `${[section('/*', commonHeaders), ...sections].join('\n\n')}\n`;
}

function section(pattern: string, headers: Headers): string {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** These hosts also serve a page without its extension. */
const withoutExtension = (path: string) => path.replace(/\.html$/, '');

const toPattern = (path: string) => path.replaceAll('$', ':');

function withoutOverlap(patterns: string[]): string[] {
  const wildcards = patterns.filter((pattern) => pattern.includes(':'));
  return patterns.filter((pattern) => !wildcards.some((other) => other !== pattern && toRegExp(other).test(pattern)));
}

function toRegExp(pattern: string): RegExp {
  const source = pattern.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+').replace(/\*$/, '.*');
  return new RegExp(`^${source}$`);
}

/** Parses a `_headers` file. Joins the values of several sections, as the strictest hosts do. */
export function readHeadersFile(text: string): (path: string) => Headers {
  const sections = text.split('\n\n').map((part) => {
    const [source = '', ...lines] = part.trim().split('\n');
    return { pattern: toRegExp(source), pairs: lines.map((line) => /^ {2}([^:]+): (.*)$/.exec(line)?.slice(1) ?? []) };
  });
  return (path) => {
    const headers: Headers = {};
    for (const [name = '', value = ''] of sections.filter(({ pattern }) => pattern.test(path)).flatMap(({ pairs }) => pairs))
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    return headers;
  };
}
