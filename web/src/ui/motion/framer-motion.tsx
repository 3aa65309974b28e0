import {
  AnimatePresence,
  type AnimatePresenceProps,
  domMin,
  type HTMLMotionProps,
  LazyMotion,
  MotionConfig,
  useIsPresent,
} from 'framer-motion';
import * as m from 'framer-motion/m';
import type { PropsWithChildren } from 'react';
import { enterDialog, pop, revealSections } from './animations.ts';
import type { Motion } from './no-motion.tsx';
import { rowVariants, toastVariants } from './transitions.ts';

const states = { initial: 'initial', animate: 'animate', exit: 'exit' };

/** framer-motion is loaded with its features: elements would stay in their initial state, invisible, until those arrive. */
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
