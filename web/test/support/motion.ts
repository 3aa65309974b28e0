import { onTestFinished } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { settle } from '../../src/lib/testing.tsx';
import { emulateMedia } from './page.ts';

/** Lets things move, and loads framer-motion by a first interaction. */
export async function loadMotion(): Promise<void> {
  const preference = matchMedia('(prefers-reduced-motion: reduce)');
  // The browser announces a new preference after it has it. Only then does the page load what moves.
  const changed = preference.matches && new Promise((resolve) => preference.addEventListener('change', resolve, { once: true }));
  await emulateMedia({ reducedMotion: 'no-preference' });
  await changed;
  await userEvent.keyboard('{Shift}');
  // The same module once more, which resolves when the app's own import has.
  await import('../../src/ui/motion/framer-motion.tsx');
  await settle();
}

/** Holds animations that start from now on in their middle, but not the endless ones. Returns a function that lets them go on. */
export function holdAnimations(): () => void {
  const held = new Set<Animation>();
  let frame = 0;
  const hold = () => {
    for (const animation of document.getAnimations()) {
      const { duration, iterations } = animation.effect?.getTiming() ?? {};
      if (held.has(animation) || animation.playState !== 'running' || iterations !== 1) continue;
      held.add(animation);
      animation.pause();
      animation.currentTime = Number(duration) / 2;
    }
    frame = requestAnimationFrame(hold);
  };
  hold();
  onTestFinished(() => cancelAnimationFrame(frame));
  return () => {
    cancelAnimationFrame(frame);
    for (const animation of held) animation.play();
  };
}

/** How an element is rendered at this moment, or undefined if it is not there. `x` and `y` are those of its transform. */
export function rendered(locator: Locator): { opacity: number; x: number; y: number } | undefined {
  const element = locator.query();
  if (!element) return undefined;
  const { opacity, transform } = getComputedStyle(element);
  const { e, f } = new DOMMatrix(transform);
  return { opacity: Number(opacity), x: e, y: f };
}

/** As if nothing moved. */
export const still = { opacity: 1, x: 0, y: 0 };

/** The durations of the animations of this moment, in milliseconds. The endless ones, of skeletons, do not count. */
export function durations(): number[] {
  const timings = document.getAnimations().map(({ effect }) => effect?.getTiming());
  return timings.filter((timing) => timing?.iterations === 1).map((timing) => Number(timing?.duration));
}
