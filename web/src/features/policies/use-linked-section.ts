import { useEffect } from 'react';

/** Opens the page at the section that its address names: once the fonts are here, which change how high the text above it is. */
export function useLinkedSection(): void {
  useEffect(() => {
    let left = false;
    void document.fonts.ready.then(() => {
      const section = location.hash && !left ? document.getElementById(location.hash.slice(1)) : null;
      section?.focus({ preventScroll: true });
      section?.scrollIntoView();
    });
    return () => {
      left = true;
    };
  }, []);
}
