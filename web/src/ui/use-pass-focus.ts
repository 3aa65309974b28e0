import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What goes while the focus is in it passes the focus to the h1 of what comes; the browser would drop it to the body. */
export function usePassFocus<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const ref = useRef<Kind>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(focusTitle);
    };
  }, []);
  return ref;
}

function focusTitle(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
