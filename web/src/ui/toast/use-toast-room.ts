import { type RefObject, useLayoutEffect } from 'react';

/** Between the toasts and what is above them, in pixels. */
const gap = 16;

/**
 * Sets `--toasts` to the height that the toasts take at the foot of the screen. Pages and dialogs end above it, so that everything
 * under the toasts can be scrolled out. If the end of the page is in sight, it stays there.
 */
export function useToastRoom(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const region = ref.current;
    const { documentElement: html } = document;
    if (!region) return;
    const measure = () => {
      const isAtEnd = scrollY + innerHeight >= html.scrollHeight - 1;
      html.style.setProperty('--toasts', `${Math.ceil(innerHeight - region.getBoundingClientRect().top) + gap}px`);
      if (isAtEnd) scrollTo(0, html.scrollHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    return () => {
      observer.disconnect();
      html.style.removeProperty('--toasts');
    };
  }, [ref]);
}
