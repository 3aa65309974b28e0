import { type RefObject, useLayoutEffect, useRef } from 'react';

/** If the element unmounts while it contains the focus, the focus moves to `fallbackFocusRef` or the page's h1. */
export function useRestoreFocus<Kind extends HTMLElement>(fallbackFocusRef?: RefObject<HTMLElement | null>): RefObject<Kind | null> {
  const ref = useRef<Kind>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      queueMicrotask(() => focusIfLost(fallbackFocusRef ? fallbackFocusRef.current : pageHeading()));
    };
  }, [fallbackFocusRef]);
  return ref;
}

export function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1');
}

function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
