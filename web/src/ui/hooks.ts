import { useRouter } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { breakpoints } from '#theme/system.ts';

/** If the element unmounts while it contains the focus, the focus moves to `fallbackFocusRef`, its dialog or the page's h1. */
export function useRestoreFocus<Kind extends HTMLElement>(fallbackFocusRef?: RefObject<HTMLElement | null>): RefObject<Kind | null> {
  const ref = useRef<Kind>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const dialog = element.closest<HTMLElement>('[role=dialog]');
      queueMicrotask(() => focusIfLost(fallbackFocusRef?.current ?? dialog ?? pageHeading()));
    };
  }, [fallbackFocusRef]);
  return ref;
}

/** The ref of an element that gets the focus when it appears. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();

export function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1');
}

function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

/** For use after an await. It reads the router's latest location, because a page stays mounted while the next one loads. */
export function useIsCurrentPage(): () => boolean {
  const router = useRouter();
  const [pathname] = useState(router.latestLocation.pathname);
  return useCallback(() => router.latestLocation.pathname === pathname, [router, pathname]);
}

/** Imports a module after the first render, once enabled; undefined until it has loaded. A failed import is repeated when back online. */
export function useLazyModule<Module>(load: () => Promise<Module>, isEnabled: boolean): Module | undefined {
  const [loaded, setLoaded] = useState<Module>();
  useEffect(() => {
    if (!isEnabled) return;
    let isCancelled = false;
    const start = () =>
      load().then(
        (module) => isCancelled || setLoaded(() => module),
        () => undefined,
      );
    void start();
    addEventListener('online', start);
    return () => {
      isCancelled = true;
      removeEventListener('online', start);
    };
  }, [load, isEnabled]);
  return loaded;
}

/** Whether a media query matches; false while prerendering. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

interface InViewOptions {
  triggerOnce?: boolean;
  /** See IntersectionObserver. The negative default requires more of the element than its edge, so that nothing loads too early. */
  rootMargin?: string;
}

/** Whether an element is in view; by default, whether it has been in view once. */
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

/** Whether the picture of an `img` could not be loaded, and the props with which the `img` reports this. */
export function useBrokenImage(src: string | undefined) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const handleError = () => setBrokenSrc(src);
  // A prerendered image may have failed before hydration, and React misses its error event. Some browsers report no width for an intact
  // SVG, so `decode` decides.
  const examine = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(handleError);
  };
  return { isBroken: src !== undefined && src === brokenSrc, imageProps: { ref: examine, onError: handleError } };
}

/** Calls `onClose` once the window is so wide that the page itself shows the content of the open dialog. */
export function useCloseWhenWide(onClose: () => void): void {
  const isWide = useMediaQuery(`(min-width: ${breakpoints.lg})`);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isWide) close();
  }, [isWide]);
}
