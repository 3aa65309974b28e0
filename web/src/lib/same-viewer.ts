import type { SessionStore } from '../session/store.ts';

/** Asked later, whether whoever is here now is here still: an answer to somebody who has left is nothing for the next one. */
export function samePerson(session: SessionStore): () => boolean {
  const token = session.get()?.token;
  return () => session.get()?.token === token;
}
