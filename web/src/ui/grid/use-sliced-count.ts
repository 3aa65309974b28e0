import { startTransition, useEffect, useState } from 'react';

const sliceSize = 50;

/** How many of `total` rows to render: some at once, the others slice by slice, so that the page responds meanwhile. */
export function useSlicedCount(total: number): number {
  const [count, setCount] = useState(sliceSize);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + sliceSize));
  }, [count, total]);
  return Math.min(count, total);
}
