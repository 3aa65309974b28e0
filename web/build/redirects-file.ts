import { pageFile } from './pages.ts';

/**
 * `_redirects`, for hosts that read `_headers`: they find the file of a page by themselves, but for those that stand for many. To
 * its name with the ending they would redirect. All else gets their 404.html.
 */
export function redirectsFile(paths: readonly string[]): string {
  const rules = paths
    .filter((path) => path.includes('$'))
    .map((path) => [path.replaceAll('$', ':'), pageFile(path).replace(/\.html$/, '')]);
  return `${rules.flatMap(([path, file]) => [`${path} ${file} 200`, `${path}/ ${file} 200`]).join('\n')}\n`;
}
