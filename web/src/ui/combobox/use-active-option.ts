import { type KeyboardEvent, useEffect, useState } from 'react';

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Keyboard navigation of a listbox while the focus stays in the input. The active index is -1 if there is none. `onSelect` gets the index
 * of the option on which Enter is pressed, or -1.
 */
export function useActiveOption(count: number, getOptionId: (index: number) => string, onSelect: (index: number) => void) {
  const [index, setActiveIndex] = useState(-1);
  const activeIndex = index < count ? index : -1;
  const activeId = activeIndex >= 0 ? getOptionId(activeIndex) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const handleKeyDown = (event: KeyboardEvent) => {
    // An input method uses Enter to end the composition of a Devanagari word.
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (event.key !== 'Enter' && step === undefined) return;
    // Enter would submit the form, and arrow keys would move the caret.
    event.preventDefault();
    if (step === undefined) return onSelect(activeIndex);
    if (count === 0) return;
    // Wraps at both ends. The first ArrowUp goes to the last option.
    setActiveIndex(activeIndex < 0 && step < 0 ? count - 1 : (activeIndex + step + count) % count);
  };
  return { activeIndex, activeId, setActiveIndex, handleKeyDown };
}
