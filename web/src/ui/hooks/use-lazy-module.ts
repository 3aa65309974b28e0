import { type RefObject, useEffect, useState } from 'react';

/** Code that comes after the first paint: undefined until it is wanted and here, and where it cannot be loaded. */
export function useLater<Module>(load: () => Promise<Module>, wanted: boolean): Module | undefined {
  const [loaded, setLoaded] = useState<Module>();
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    load().then(
      (module) => left || setLoaded(() => module),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [load, wanted]);
  return loaded;
}

/** Whether a real part of an element has been seen. Near is not enough: a visitor who never gets there need not load what it brings. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true), {
      rootMargin: '-10% 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
