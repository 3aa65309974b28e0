import type { Transition, Variants } from 'framer-motion';

/** Durations are in seconds. */
export const enter: Transition = { duration: 0.2, ease: 'easeOut' };
export const exit: Transition = { duration: 0.15, ease: 'easeIn' };
/** Goes a little too far and comes back. */
export const pop: Transition = { duration: 0.25, ease: [0.34, 1.56, 0.64, 1] };

/** A toast rises, and fades where it is. `transform` as a whole, unlike `y`, is animated by the browser's compositor. */
export const toastVariants: Variants = {
  initial: { opacity: 0, transform: 'translateY(12px)' },
  animate: { opacity: 1, transform: 'translateY(0px)', transition: enter },
  exit: { opacity: 0, transform: 'translateY(0px)', transition: exit },
};

/** A row fades in, and leaves to the left, where it cannot make the page scroll sideways. */
export const rowVariants: Variants = {
  initial: { opacity: 0, transform: 'translateX(0px)' },
  animate: { opacity: 1, transform: 'translateX(0px)', transition: enter },
  exit: { opacity: 0, transform: 'translateX(-24px)', transition: exit },
};
