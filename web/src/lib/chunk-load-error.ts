/** How browsers tell that a script which a page asked for later did not come. */
const texts = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
];

/**
 * Whether a page's file did not come though there is a network, as after a release that replaced it.
 * The router has loaded the page anew by then, once: it is lost for good, or for now.
 */
export function isLostFile(error: unknown): boolean {
  return error instanceof Error && texts.some((text) => error.message.startsWith(text));
}
