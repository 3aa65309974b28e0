import { useCallback, useSyncExternalStore } from 'react';
import { subscribeToMediaQueries } from '#ui/hooks.ts';

export interface SlidesToShow {
  max: number;
  /** The counts below a width in pixels, narrowest first. */
  below: readonly { width: number; count: number }[];
}

/** A media query for screens that are at least this wide, including fractional widths. */
export const minWidthQuery = (width: number) => `(min-width: ${width}px)`;

/** The count for the current screen. react-slick's own `responsive` option does not apply before the first resize. */
export function useSlidesToShow({ max, below }: SlidesToShow): number {
  const subscribe = useCallback(
    (listener: () => void) =>
      subscribeToMediaQueries(
        below.map(({ width }) => minWidthQuery(width)),
        listener,
      ),
    [below],
  );
  return useSyncExternalStore(
    subscribe,
    () => below.find(({ width }) => !matchMedia(minWidthQuery(width)).matches)?.count ?? max,
    () => max,
  );
}
