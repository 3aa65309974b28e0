import { type FocusEvent, useState } from 'react';
import { useMediaQuery } from './use-media-query.ts';

type Hold = 'pointer' | 'focus';

/** Whether something may move by itself: not while the pointer or focus is in it, nor once it is stopped, nor where less motion is wished. */
export function usePausing() {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [stopped, setStopped] = useState(false);
  const [holds, setHolds] = useState<readonly Hold[]>([]);
  const release = (hold: Hold) => setHolds((all) => all.filter((one) => one !== hold));
  const hold = (reason: Hold) => setHolds((all) => [...all.filter((one) => one !== reason), reason]);
  return {
    moving: !still && !stopped && holds.length === 0,
    still,
    stopped,
    toggle: () => {
      setStopped(!stopped);
      // Focus and pointer are on the button that starts it: they count again when they come again.
      if (stopped) setHolds([]);
    },
    /** For the element that is watched. */
    watch: {
      onPointerEnter: () => hold('pointer'),
      onPointerLeave: () => release('pointer'),
      onFocus: () => hold('focus'),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) release('focus');
      },
    },
  };
}
