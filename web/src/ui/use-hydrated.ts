import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether script answers by now: not so in HTML that was made beforehand, and at once where the page is drawn by script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
