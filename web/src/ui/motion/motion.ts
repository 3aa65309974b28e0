import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { onFirstInteraction } from '#lib/first-interaction.ts';
import { createStore } from '#lib/store.ts';
import { useMediaQuery } from '../hooks.ts';
import { type Motion, noMotion } from './no-motion.tsx';

const reducedMotion = '(prefers-reduced-motion: reduce)';
const loaded = createStore(noMotion);

/** `noMotion` until framer-motion is loaded, and if the user prefers reduced motion. */
export const getMotion = (): Motion => (matchMedia(reducedMotion).matches ? noMotion : loaded.get());

/** React remounts an element when it becomes animated: `canReplace` says whether nothing is lost by it, such as the focus. */
export function useMotion(canReplace: () => boolean): Motion {
  const current = useSyncExternalStore(loaded.subscribe, loaded.get, () => noMotion);
  const motion = useMediaQuery(reducedMotion) ? noMotion : current;
  const [used, setUsed] = useState(motion);
  // A layout effect: after a passive effect, the focus might come between the question and its answer.
  useLayoutEffect(() => {
    if (motion !== used && canReplace()) setUsed(motion);
  });
  return used;
}

/** Loads framer-motion at the first interaction, so that it costs the first visit nothing. Returns a function that stops waiting. */
export function loadMotionOnInteraction(): () => void {
  const load = () => {
    if (matchMedia(reducedMotion).matches) {
      stop = onFirstInteraction(load);
      return;
    }
    // Without framer-motion everything works, but does not move.
    import('./framer-motion.tsx').then(
      ({ framerMotion }) => loaded.set(framerMotion),
      () => undefined,
    );
  };
  let stop = onFirstInteraction(load);
  return () => stop();
}
