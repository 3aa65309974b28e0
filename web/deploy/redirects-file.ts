/**
 * `_redirects`, for hosts that read `_headers`: what is a page of the router's gets the shell, by the name without an ending that
 * such hosts give it (to the name with it they would redirect). All else gets their 404.html.
 */
export function redirectsFile(paths: readonly string[]): string {
  const rules = paths.filter((path) => path !== '/').map((path) => path.replaceAll('$', ':'));
  return `${rules.flatMap((path) => [`${path} /shell 200`, `${path}/ /shell 200`]).join('\n')}\n`;
}
