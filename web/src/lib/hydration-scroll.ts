import type { AnyRouter } from '@tanstack/react-router';

/**
 * A router scrolls to the top or to the hash once it has rendered its first page. For a page that is hydrated this undoes it: the
 * viewer may have scrolled the prerendered HTML, and the browser itself has scrolled it to the hash.
 */
export function keepScrollPosition(router: Pick<AnyRouter, 'latestLocation' | 'subscribe'>): void {
  const { pathname } = router.latestLocation;
  let position = { left: scrollX, top: scrollY };
  const track = () => {
    position = { left: scrollX, top: scrollY };
  };
  addEventListener('scroll', track);
  const unsubscribe = router.subscribe('onRendered', ({ toLocation }) => {
    removeEventListener('scroll', track);
    unsubscribe();
    if (toLocation.pathname === pathname) scrollTo(position);
  });
}
