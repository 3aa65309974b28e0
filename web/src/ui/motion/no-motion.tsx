import type { ComponentType, ElementType, ReactNode } from 'react';

interface PresenceProps {
  children: ReactNode;
  /** False if the first children appear without an animation. */
  initial?: boolean;
  /** The children also animate out when an outer `Presence` removes them all. */
  propagate?: boolean;
}

export interface Motion {
  /** Keeps removed children until their exit animation has ended. */
  Presence: ComponentType<PresenceProps>;
  Toast: ElementType;
  Item: ElementType;
  Row: ElementType<{ children?: ReactNode }>;
  enterDialog(dialog: HTMLElement): void;
  pop(element: Element): void;
  /** Animates the sections below the viewport when they are scrolled into view. Returns a function that shows all sections. */
  revealSections(root: Element): () => void;
}

/** Used for users who prefer reduced motion, and until framer-motion is loaded. */
export const noMotion: Motion = {
  Presence: ({ children }) => children,
  Toast: 'div',
  Item: 'li',
  Row: 'tr',
  enterDialog() {},
  pop() {},
  revealSections: () => () => {},
};
