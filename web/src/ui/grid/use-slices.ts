import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';

/** About a screen of rows, because the browser lays out all rows of the slices near the viewport. */
const sliceSize = 20;

/** The rows in slices: the first is rendered at once, the others one after the other, so that the page responds meanwhile. */
export function useSlices<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const [count, setCount] = useState(1);
  const total = Math.ceil(rows.length / sliceSize);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + 1));
  }, [count, total]);
  // Deferred, because all rows may change at once.
  const visible = useDeferredValue(rows);
  return useMemo(
    () => Array.from({ length: Math.min(count, total) }, (_, index) => visible.slice(index * sliceSize, (index + 1) * sliceSize)),
    [visible, count, total],
  );
}
