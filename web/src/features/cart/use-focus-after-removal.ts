import { type RefObject, useRef } from 'react';

/**
 * Removing a row also removes its focused button. Call `focusAfterRemoval` with the index of the row before it is removed:
 * the focus moves to the button of the next row, or to the first link when the list is empty.
 */
export function useFocusAfterRemoval<List extends HTMLElement>(): {
  listRef: RefObject<List | null>;
  focusAfterRemoval: (index: number) => void;
} {
  const listRef = useRef<List>(null);
  const focusAfterRemoval = (index: number) => {
    const parent = listRef.current?.parentElement;
    requestAnimationFrame(() => {
      const buttons = parent?.querySelectorAll<HTMLElement>('li:not([inert]) button') ?? [];
      const next = buttons[Math.min(index, buttons.length - 1)] ?? parent?.querySelector<HTMLElement>('a');
      next?.focus();
    });
  };
  return { listRef, focusAfterRemoval };
}
