/** Returns a check that is true as long as the same user is signed in. A response must not reach the user who signs in next. */
export function trackViewer(getToken: () => string | undefined): () => boolean {
  const token = getToken();
  return () => getToken() === token;
}
