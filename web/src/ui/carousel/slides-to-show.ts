import { useCallback, useSyncExternalStore } from 'react';
import { onMedia } from '../hooks/use-media-query.ts';

/** How many slides are side by side, at most and on narrower screens, the narrowest first. */
export interface Shown {
  most: number;
  below: readonly { width: number; show: number }[];
}

/** Not below a width: the exact opposite, also for widths with a fraction. */
export const from = (width: number) => `(min-width: ${width}px)`;

/** The number for this screen. react-slick's own `responsive` is not applied before the first change of width. */
export function useShown({ most, below }: Shown): number {
  const subscribe = useCallback(
    (listener: () => void) =>
      onMedia(
        below.map(({ width }) => from(width)),
        listener,
      ),
    [below],
  );
  return useSyncExternalStore(
    subscribe,
    () => below.find(({ width }) => !matchMedia(from(width)).matches)?.show ?? most,
    () => most,
  );
}
