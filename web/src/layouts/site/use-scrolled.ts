import { useSyncExternalStore } from 'react';

const threshold = 90;

/** True if the page is scrolled 90 px or more. */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, isScrolled, () => false);
}

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

function isScrolled(): boolean {
  return scrollY >= threshold;
}
