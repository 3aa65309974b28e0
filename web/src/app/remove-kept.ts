import { readKeptText, removeKeptCertificate } from '../lib/kept-certificate.ts';
import type { SessionStore } from '../session/store.ts';

/** Removes a kept certificate whose viewer is gone without a logout, because an expired session has been given up. */
export function removeKeptWithoutSession(session: Pick<SessionStore, 'get' | 'isExpired' | 'subscribe'>): void {
  const check = () => {
    if (!session.get() && !session.isExpired() && readKeptText() !== null) removeKeptCertificate();
  };
  session.subscribe(check);
  check();
}
