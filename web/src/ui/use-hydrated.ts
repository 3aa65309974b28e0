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

/** What the build cannot know, such as the address's parameters: undefined until script answers. */
export function useOnceHydrated<Value>(value: Value): Value | undefined {
  return useHydrated() ? value : undefined;
}
