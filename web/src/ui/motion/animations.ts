import type { Transition } from 'framer-motion';
import { inView } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import * as transitions from './transitions.ts';

/** Only its content moves: in an element with a transform, the toasts would be fixed to the element and not to the screen. */
export function enterDialog(dialog: HTMLElement): void {
  restart(dialog, { opacity: [0, 1] }, transitions.enter);
  const content = dialog.firstElementChild;
  if (content) restart(content, { transform: [getOffset(dialog), 'none'] }, transitions.enter);
}

function getOffset({ dataset }: HTMLElement): string {
  if (dataset.placement) return `translateX(${dataset.placement === 'start' ? '-48px' : '48px'})`;
  return 'translateY(16px)';
}

export function pop(element: Element): void {
  restart(element, { transform: ['scale(0.5)', 'none'] }, transitions.pop);
}

/**
 * Cancels what still moves first: framer-motion would write how far it has come into the `style` attribute, which WebKit reports as
 * a violation of the content security policy.
 */
function restart(element: Element, keyframes: Parameters<typeof animate>[1], transition: Transition): void {
  for (const animation of element.getAnimations()) animation.cancel();
  animate(element, keyframes, transition);
}

/**
 * Animates prerendered elements, because `m` components would add framer-motion to the first visit. Only elements below the viewport
 * become transparent.
 */
export function revealSections(root: Element): () => void {
  const sections = [...root.children].flatMap((child) => (child.matches('.contents') ? [...child.children] : child));
  const below = sections.filter((section) => section.getBoundingClientRect().top > innerHeight);
  const animations = below.map((section) => {
    const keyframes = { opacity: [0, 1], transform: ['translateY(24px)', 'none'] };
    return { section, controls: animate(section, keyframes, { ...transitions.enter, duration: 0.25, autoplay: false }) };
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
