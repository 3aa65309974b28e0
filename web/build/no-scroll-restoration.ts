import type { AnyRouter } from '@tanstack/react-router';

/** The scroll state of the router, with the router's own names. */
interface ScrollState {
  /** The next navigation resets the scroll position. */
  n: boolean;
  /** The navigation is a push or replace, not back or forward. */
  h?: boolean;
  /** The listener is registered. */
  r?: boolean;
}

/** Replaces the router's scroll restoration in builds: browsers restore positions, so it only scrolls to the top or to the hash. */
export function setupScrollRestoration(router: Pick<AnyRouter, 'subscribe'> & { _scroll: ScrollState }): void {
  const scroll = router._scroll;
  if (scroll.r) return;
  scroll.r = true;
  router.subscribe('onRendered', ({ toLocation: { hash, state } }) => {
    const shouldReset = scroll.n;
    scroll.n = true;
    scroll.h = false;
    const options = state.__hashScrollIntoViewOptions ?? true;
    if (!hash && shouldReset) scrollTo({ top: 0, left: 0 });
    if (hash && options) document.getElementById(hash)?.scrollIntoView(options);
  });
}

/** Not available in builds: throws. */
export function defaultGetScrollRestorationKey(): never {
  throw new Error('Scroll restoration is not in the build: see build/lighter.ts.');
}

/** Not available in builds: throws. */
export const getElementScrollRestorationEntry = defaultGetScrollRestorationKey;
/** Empty, because builds store no scroll positions. */
export const storageKey = '';
