import { type RefObject, useId, useRef, useState } from 'react';

/** The state of the selects of the filters. */
export interface FilterPanel {
  id: string;
  buttonRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  toggle: () => void;
}

/** Returns the state of the panel with the filters. It is open from the first render if the URL has filters. */
export function useFilterPanel(isFiltered: boolean): FilterPanel {
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(isFiltered);
  return { id, buttonRef, isOpen, toggle: () => setIsOpen(!isOpen) };
}
