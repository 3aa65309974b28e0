import { type RefObject, useRef } from 'react';

/** What takes a row out of a list goes with the row; the focus then belongs to the row that moved up, or to what is left. */
export function useKeepFocus<List extends HTMLElement>(): { list: RefObject<List | null>; keepFocus: (index: number) => void } {
  const list = useRef<List>(null);
  const keepFocus = (index: number) => {
    const around = list.current?.parentElement;
    requestAnimationFrame(() => {
      const buttons = around?.querySelectorAll<HTMLElement>('li button') ?? [];
      const next = buttons[Math.min(index, buttons.length - 1)] ?? around?.querySelector<HTMLElement>('a');
      next?.focus();
    });
  };
  return { list, keepFocus };
}
