import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from '#lib/store.ts';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { type Motion, noMotion } from './no-motion.tsx';

const reducedMotion = '(prefers-reduced-motion: reduce)';
const loaded = createStore(noMotion);

/** `noMotion` until framer-motion is loaded, and if the viewer prefers reduced motion. */
export const getMotion = (): Motion => (matchMedia(reducedMotion).matches ? noMotion : loaded.get());

/**
 * The same for components. An animated element has another type than a plain one, so React would remount it: `canReplace` says
 * whether nothing is lost by it, such as the focus.
 */
export function useMotion(canReplace: () => boolean): Motion {
  const current = useSyncExternalStore(loaded.subscribe, loaded.get, () => noMotion);
  const motion = useMediaQuery(reducedMotion) ? noMotion : current;
  const [used, setUsed] = useState(motion);
  // At once: after a passive effect, the focus might come between the question and the answer.
  useLayoutEffect(() => {
    if (motion !== used && canReplace()) setUsed(motion);
  });
  return used;
}

/** Not `focusin`, because a page may focus its heading by itself. */
const interactions = ['pointerover', 'pointerdown', 'keydown', 'click', 'scroll'];

/** Loads framer-motion at the first interaction, so that it costs the first visit nothing. Returns a function that stops waiting. */
export function loadMotionOnInteraction(): () => void {
  const stop = () => {
    for (const name of interactions) removeEventListener(name, load, true);
  };
  const load = () => {
    if (matchMedia(reducedMotion).matches) return;
    stop();
    // Without it everything works, but does not move.
    import('./framer-motion.tsx').then(
      ({ framerMotion }) => loaded.set(framerMotion),
      () => undefined,
    );
  };
  for (const name of interactions) addEventListener(name, load, { capture: true, passive: true });
  return stop;
}
