import { type RefObject, useEffect, useRef } from 'react';
import { getMotion } from '../../ui/motion/motion.ts';

/** Returns a ref for an element that shows a number. It pops when the number grows. */
export function usePop(value: number): RefObject<HTMLSpanElement | null> {
  const ref = useRef<HTMLSpanElement>(null);
  const previous = useRef(value);
  useEffect(() => {
    if (value > previous.current && ref.current) getMotion().pop(ref.current);
    previous.current = value;
  }, [value]);
  return ref;
}
