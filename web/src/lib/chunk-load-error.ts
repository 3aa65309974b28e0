/** Messages of the browsers for a failed dynamic import. */
const messages = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
];

/** True if a chunk is missing on the server, as after a deployment. The router has already reloaded the page once by then. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && messages.some((message) => error.message.startsWith(message));
}
