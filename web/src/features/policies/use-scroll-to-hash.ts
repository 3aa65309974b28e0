import { useEffect } from 'react';

/** Scrolls to the section in the URL's hash and focuses it, after the fonts are loaded, because they change the layout above it. */
export function useScrollToHash(): void {
  useEffect(() => {
    let isUnmounted = false;
    void document.fonts.ready.then(() => {
      const section = location.hash && !isUnmounted ? document.getElementById(location.hash.slice(1)) : null;
      section?.focus({ preventScroll: true });
      section?.scrollIntoView();
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
}
