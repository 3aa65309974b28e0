import { readKeptText, removeKeptCertificate } from '../lib/kept-certificate.ts';
import type { SessionStore } from '../session/store.ts';

/** Removes a kept certificate whose viewer is gone without a logout, because an expired session has been given up. Until then the store still has the session. */
export function removeKeptWithoutSession(session: Pick<SessionStore, 'get' | 'subscribe'>): void {
  const check = () => {
    if (!session.get() && readKeptText() !== null) removeKeptCertificate();
  };
  session.subscribe(check);
  check();
}
