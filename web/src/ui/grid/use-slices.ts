import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';

/** Few rows, because the browser lays out all rows of the slices near the viewport. */
const sliceSize = 5;
const slicesPerRender = 2;

/** The rows in slices: the first are rendered at once, the others step by step, so that the page responds meanwhile. */
export function useSlices<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const [count, setCount] = useState(slicesPerRender);
  // Deferred, because all rows may change at once.
  const visible = useDeferredValue(rows);
  const total = Math.ceil(visible.length / sliceSize);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + slicesPerRender));
  }, [count, total]);
  return useMemo(
    () => Array.from({ length: Math.min(count, total) }, (_, index) => visible.slice(index * sliceSize, (index + 1) * sliceSize)),
    [visible, count, total],
  );
}
