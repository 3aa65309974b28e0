import { useEffect, useSyncExternalStore } from 'react';
import { useLazyModule } from '../../ui/hooks/use-lazy-module.ts';
import { useSessionStore } from '../session-context.ts';

const loadDialog = () => import('./session-expired-dialog.tsx').then((module) => module.SessionExpiredDialog);

/** Keeps an expired session, and shows the dialog to sign in again. */
export function SessionExpiry() {
  const session = useSessionStore();
  useEffect(session.keepExpired, [session]);
  const isExpired = useSyncExternalStore(session.subscribe, session.isExpired, () => false);
  // Loaded in advance, because a release may have replaced the file by the time that the session expires.
  const Dialog = useLazyModule(loadDialog, true);
  return isExpired && Dialog && <Dialog />;
}
