import {
  AnimatePresence,
  type AnimatePresenceProps,
  domMin,
  type HTMLMotionProps,
  LazyMotion,
  MotionConfig,
  type Transition,
  useIsPresent,
  type Variants,
} from 'framer-motion';
import { inView } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import * as m from 'framer-motion/m';
import type { PropsWithChildren } from 'react';
import type { Motion } from './no-motion.tsx';

/** Durations are in seconds. */
const enter: Transition = { duration: 0.2, ease: 'easeOut' };
const exit: Transition = { duration: 0.15, ease: 'easeIn' };
const popTransition: Transition = { duration: 0.25, ease: [0.34, 1.56, 0.64, 1] };

/** A toast rises, and fades where it is. `transform` as a whole, unlike `y`, is animated by the browser's compositor. */
const toastVariants: Variants = {
  initial: { opacity: 0, transform: 'translateY(12px)' },
  animate: { opacity: 1, transform: 'translateY(0px)', transition: enter },
  exit: { opacity: 0, transform: 'translateY(0px)', transition: exit },
};

/** A row fades in, and leaves to the left, where it cannot make the page scroll sideways. */
const rowVariants: Variants = {
  initial: { opacity: 0, transform: 'translateX(0px)' },
  animate: { opacity: 1, transform: 'translateX(0px)', transition: enter },
  exit: { opacity: 0, transform: 'translateX(-24px)', transition: exit },
};

const states = { initial: 'initial', animate: 'animate', exit: 'exit' };

/** framer-motion's features load together with it, because without them elements would stay invisible in their initial state. */
export const framerMotion: Motion = { Presence, Toast, Item, Row, enterDialog, pop, revealSections };

function Presence(props: PropsWithChildren<AnimatePresenceProps>) {
  return (
    <LazyMotion features={domMin} strict>
      <MotionConfig reducedMotion="user">
        <AnimatePresence {...props} />
      </MotionConfig>
    </LazyMotion>
  );
}

function Toast(props: HTMLMotionProps<'div'>) {
  return <m.div {...props} {...states} variants={toastVariants} inert={!useIsPresent()} />;
}

function Item(props: HTMLMotionProps<'li'>) {
  return <m.li {...props} {...states} variants={rowVariants} inert={!useIsPresent()} />;
}

function Row(props: HTMLMotionProps<'tr'>) {
  return <m.tr {...props} {...states} variants={rowVariants} inert={!useIsPresent()} />;
}

/** The dialog itself only fades in: in an element with a transform, the toasts would be fixed to the element, not to the screen. */
function enterDialog(dialog: HTMLElement): void {
  restart(dialog, { opacity: [0, 1] }, enter);
  const content = dialog.firstElementChild;
  if (content) restart(content, { transform: [getOffset(dialog), 'none'] }, enter);
}

function getOffset({ dataset }: HTMLElement): string {
  if (dataset.placement) return `translateX(${dataset.placement === 'start' ? '-48px' : '48px'})`;
  return 'translateY(16px)';
}

function pop(element: Element): void {
  restart(element, { transform: ['scale(0.5)', 'none'] }, popTransition);
}

/** Cancels running animations: framer-motion would write the `style` attribute, which the content security policy forbids in WebKit. */
function restart(element: Element, keyframes: Parameters<typeof animate>[1], transition: Transition): void {
  for (const animation of element.getAnimations()) animation.cancel();
  animate(element, keyframes, transition);
}

/** Not `m` components, which would add framer-motion to the first visit. Only elements below the viewport become transparent. */
function revealSections(root: Element): () => void {
  const sections = [...root.children].flatMap((child) => (child.matches('.contents') ? [...child.children] : child));
  const below = sections.filter((section) => section.getBoundingClientRect().top > innerHeight);
  const animations = below.map((section) => {
    const keyframes = { opacity: [0, 1], transform: ['translateY(24px)', 'none'] };
    return { section, controls: animate(section, keyframes, { ...enter, duration: 0.25, autoplay: false }) };
  });
  const stops = animations.map(({ section, controls }) => inView(section, () => controls.play()));
  const showAll = () => {
    for (const stop of stops) stop();
    for (const { controls } of animations) controls.complete();
  };
  addEventListener('beforeprint', showAll);
  return () => {
    removeEventListener('beforeprint', showAll);
    showAll();
  };
}
