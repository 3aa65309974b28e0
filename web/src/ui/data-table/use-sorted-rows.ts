import { useEffect, useMemo, useState } from 'react';
import { type RowSort, sortInSteps, sortRows } from './sort-rows.ts';

/** Up to this number the rows are sorted while they render, which takes some milliseconds. */
const maxAtOnce = 1000;

/** How long a slice of a long sort may take, in milliseconds. */
const sliceMs = 10;

interface Sorted<Row> {
  rows: readonly Row[];
  sort: RowSort<Row>;
  result: readonly Row[];
}

/** Sorts rows. Many rows keep their order until they are sorted, in slices that do not block the page. `sort` must be stable. */
export function useSortedRows<Row>(rows: readonly Row[], sort: RowSort<Row> | undefined) {
  const isLong = rows.length > maxAtOnce;
  const atOnce = useMemo(() => (sort && !isLong ? sortRows(rows, sort) : rows), [rows, sort, isLong]);
  const [sorted, setSorted] = useState<Sorted<Row>>();
  useEffect(() => {
    if (!sort || !isLong) return setSorted(undefined);
    return runInSlices(sortInSteps(rows, sort), (result) => setSorted({ rows, sort, result }));
  }, [rows, sort, isLong]);
  if (!sort || !isLong) return { rows: atOnce, isSorting: false };
  const isDone = sorted?.rows === rows && sorted.sort === sort;
  return { rows: isDone ? sorted.result : rows, isSorting: !isDone };
}

/** Runs a generator to its end, with pauses. Returns a function that stops it. */
function runInSlices<Result>(steps: Generator<void, Result>, onDone: (result: Result) => void): () => void {
  const runSlice = () => {
    const end = performance.now() + sliceMs;
    while (performance.now() < end) {
      const step = steps.next();
      if (step.done) return onDone(step.value);
    }
    timer = setTimeout(runSlice);
  };
  let timer = setTimeout(runSlice);
  return () => clearTimeout(timer);
}
