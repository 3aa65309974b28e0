import { useEffect, useSyncExternalStore } from 'react';
import { toasts } from '../ui/toast/toast-store.ts';
import { useSessionStore } from './session-context.ts';

/** Changes when the user is replaced, or signs out in another tab. As a React key it discards the form values of that user; the toasts are cleared here. */
export function useUserChanges(): number {
  const session = useSessionStore();
  const count = useSyncExternalStore(session.subscribe, session.userChanges, () => 0);
  useEffect(() => {
    if (count > 0) toasts.clear();
  }, [count]);
  return count;
}
