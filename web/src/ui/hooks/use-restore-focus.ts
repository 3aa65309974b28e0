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

/** Focuses the page's h1 if the element that had the focus, or would get it back, was removed. */
export function restoreFocus(): void {
  queueMicrotask(() => focusIfLost(pageHeading()));
}

function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1');
}

/** A dialog that closes keeps the focus until the next frame, if the element that had it before was removed. */
function focusIfLost(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement?.closest('dialog:not([open])')) element?.focus({ preventScroll: true });
}
