/** Remembers who is signed in now. The answer to a call of someone who has left must not reach the next user. */
export function trackViewer(getToken: () => string | undefined): () => boolean {
  const token = getToken();
  return () => getToken() === token;
}
