import { documentFrame, everywhere, type HeaderFacts, type Headers, hashedFiles, ownHeaders } from './headers.ts';

/**
 * `_headers`, as several static hosts read it. Some of them join a header that two sections name, and two policies joined
 * forbid what either forbids: so no path has one header from two sections.
 * @param paths Of pages and files, beside those that have headers of their own.
 */
export function headersFile(facts: HeaderFacts, paths: readonly string[]): string {
  const special = [`${hashedFiles}*`, documentFrame, withoutEnding(documentFrame)];
  const sections = [...withoutOverlap(paths.map(toPattern)), ...special].map((pattern) => {
    const path = pattern === withoutEnding(documentFrame) ? documentFrame : pattern;
    return section(pattern, ownHeaders(path, facts));
  });
  return `${[section('/*', everywhere), ...sections].join('\n\n')}\n`;
}

function section(pattern: string, headers: Headers): string {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** Such hosts serve a page without its ending, too. */
const withoutEnding = (path: string) => path.replace(/\.html$/, '');

const toPattern = (path: string) => path.replaceAll('$', ':');

function withoutOverlap(patterns: string[]): string[] {
  const open = patterns.filter((pattern) => pattern.includes(':'));
  return patterns.filter((pattern) => !open.some((other) => other !== pattern && matcher(other).test(pattern)));
}

function matcher(pattern: string): RegExp {
  const source = pattern.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+').replace(/\*$/, '.*');
  return new RegExp(`^${source}$`);
}

/** The headers of a path by such a file, joined as the strictest host joins them. */
export function readHeadersFile(text: string): (path: string) => Headers {
  const sections = text.split('\n\n').map((part) => {
    const [pattern = '', ...lines] = part.trim().split('\n');
    return { covers: matcher(pattern), pairs: lines.map((line) => /^ {2}([^:]+): (.*)$/.exec(line)?.slice(1) ?? []) };
  });
  return (path) => {
    const headers: Headers = {};
    for (const [name = '', value = ''] of sections.filter(({ covers }) => covers.test(path)).flatMap(({ pairs }) => pairs))
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    return headers;
  };
}
