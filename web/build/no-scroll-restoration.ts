import type { AnyRouter } from '@tanstack/react-router';

/** What the router notes of the next page: whether it begins at its top, and whether its address was gone to. */
interface Scroll {
  n: boolean;
  h?: boolean;
  /** It listens already. */
  r?: boolean;
}

/** Stands in a build for the router's own, of which nobody asks to remember places: browsers do. */
export function setupScrollRestoration(router: Pick<AnyRouter, 'subscribe'> & { _scroll: Scroll }): void {
  const scroll = router._scroll;
  if (scroll.r) return;
  scroll.r = true;
  router.subscribe('onRendered', ({ toLocation: { hash, state } }) => {
    const toTop = scroll.n;
    scroll.n = true;
    scroll.h = false;
    const how = state.__hashScrollIntoViewOptions ?? true;
    if (!hash && toTop) scrollTo({ top: 0, left: 0 });
    if (hash && how) document.getElementById(hash)?.scrollIntoView(how);
  });
}

/** What else that part of the router gives; nobody asks for it. */
export function defaultGetScrollRestorationKey(): never {
  throw new Error('Places of pages are not remembered in the build: see build/lighter.ts.');
}

export const getElementScrollRestorationEntry = defaultGetScrollRestorationKey;
export const storageKey = '';
