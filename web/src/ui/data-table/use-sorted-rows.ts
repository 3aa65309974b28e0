import { useEffect, useMemo, useState } from 'react';
import { type Column, getColumnId } from './columns.ts';
import type { SortOrder } from './sort-order.ts';
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

/** Sorts rows. Many rows keep their order until they are sorted, in slices that do not block the page. */
export function useSortedRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], order: SortOrder | undefined) {
  const sort = useRowSort(columns, order);
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

/** How the rows are sorted; undefined in the order of the server. */
function useRowSort<Row>(columns: readonly Column<Row>[], order: SortOrder | undefined): RowSort<Row> | undefined {
  const getValue = order && columns.find((column) => getColumnId(column) === order.columnId)?.sortValue;
  const descending = order?.descending ?? false;
  return useMemo(() => getValue && { getValue, descending }, [getValue, descending]);
}
