/** `_redirects`, for hosts that read `_headers`: what is a page of the router's gets the shell. All else gets their 404.html. */
export function redirectsFile(paths: readonly string[]): string {
  const rules = paths.filter((path) => path !== '/').map((path) => `${path.replaceAll('$', ':')} /shell.html 200`);
  return `${rules.join('\n')}\n`;
}
