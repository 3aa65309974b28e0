import { pageFile } from './pages.ts';

/**
 * `_redirects` of static hosts. They find the file of a static path by themselves and use 404.html for unknown paths, so only
 * paths with parameters need a rule. The target has no extension, because hosts redirect a name with one.
 */
export function redirectsFile(paths: readonly string[]): string {
  const rules = paths
    .filter((path) => path.includes('$'))
    .map((path) => [path.replaceAll('$', ':'), pageFile(path).replace(/\.html$/, '')]);
  return `${rules.flatMap(([path, file]) => [`${path} ${file} 200`, `${path}/ ${file} 200`]).join('\n')}\n`;
}
