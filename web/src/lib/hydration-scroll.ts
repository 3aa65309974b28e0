import type { AnyRouter } from '@tanstack/react-router';

/**
 * A router scrolls once it has rendered its first page: to the top, to the hash, or to where the viewer was before a reload. For a page
 * that is hydrated this undoes it if the viewer has scrolled the prerendered HTML, or the browser itself has done it.
 */
export function keepScrollPosition(router: Pick<AnyRouter, 'latestLocation' | 'subscribe'>): void {
  const { pathname } = router.latestLocation;
  const read = () => ({ left: scrollX, top: scrollY });
  let position = scrollX || scrollY ? read() : undefined;
  const track = () => {
    position = read();
  };
  addEventListener('scroll', track);
  const unsubscribe = router.subscribe('onRendered', ({ toLocation }) => {
    removeEventListener('scroll', track);
    unsubscribe();
    if (position && toLocation.pathname === pathname) scrollTo(position);
  });
}
