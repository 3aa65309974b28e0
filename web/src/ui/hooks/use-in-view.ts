import { type RefObject, useEffect, useState } from 'react';

/** True once an element has been in view. The negative margin requires more than its edge, so that nothing loads too early. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [wasInView, setWasInView] = useState(false);
  useEffect(() => {
    if (wasInView || !ref.current) return;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWasInView(true), {
      rootMargin: '-10% 0px',
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, wasInView]);
  return wasInView;
}
