import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What goes while the focus is in it passes it on, to the h1 of what comes or to another element; the browser would drop it. */
export function usePassFocus<Kind extends HTMLElement>(heir?: RefObject<HTMLElement | null>): RefObject<Kind | null> {
  const ref = useRef<Kind>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(() => focusUnlessTaken(heir ? heir.current : title()));
    };
  }, [heir]);
  return ref;
}

/** For whoever takes something away that had the focus, or would have got it back. */
export function rescueFocus(): void {
  queueMicrotask(() => focusUnlessTaken(title()));
}

function title(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1');
}

function focusUnlessTaken(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
