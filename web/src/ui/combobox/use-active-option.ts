import { type KeyboardEvent, useEffect, useState } from 'react';

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The option that Enter would choose, while the focus stays in the search. -1: none. */
export function useActiveOption(count: number, idOf: (place: number) => string, choose: (place: number) => void) {
  const [place, setActive] = useState(-1);
  const active = place < count ? place : -1;
  const activeId = active >= 0 ? idOf(active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the writing of a Devanagari word chooses nothing.
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (event.key !== 'Enter' && step === undefined) return;
    // Enter would send the form, and an arrow would move the caret.
    event.preventDefault();
    if (step === undefined) return active >= 0 && choose(active);
    if (count === 0) return;
    // Past either end is the other one. Up, before any is active, leads to the last.
    setActive(active < 0 && step < 0 ? count - 1 : (active + step + count) % count);
  };
  return { active, activeId, setActive, onKeyDown };
}
