import { type RefObject, useEffect, useState } from 'react';

interface InViewOptions {
  triggerOnce?: boolean;
  /** See IntersectionObserver. The negative default requires more than the edge of the element, so that nothing loads too early. */
  rootMargin?: string;
}

/** Whether an element is in view; by default, whether it has been. */
export function useInView(ref: RefObject<Element | null>, { triggerOnce = true, rootMargin = '-10% 0px' }: InViewOptions = {}): boolean {
  const [inView, setInView] = useState(false);
  const isDone = triggerOnce && inView;
  useEffect(() => {
    if (isDone || !ref.current) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true), { rootMargin });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isDone, rootMargin]);
  return inView;
}
