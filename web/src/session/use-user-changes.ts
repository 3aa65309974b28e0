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
  // After a logout in this tab, the next login may be that of another user.
  useEffect(() => {
    let lastId = session.get()?.user._id;
    return session.subscribe(() => {
      const id = session.get()?.user._id;
      if (id && lastId && id !== lastId) toasts.clear();
      lastId = id ?? lastId;
    });
  }, [session]);
  return count;
}
