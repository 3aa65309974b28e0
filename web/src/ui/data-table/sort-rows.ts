import { useEffect, useMemo, useState } from 'react';
import { type Column, getColumnId, type SortValue } from './columns.tsx';
import type { SortOrder } from './use-table-state.ts';

/** How rows are sorted. */
interface RowSort<Row> {
  getValue: (row: Row) => SortValue;
  descending: boolean;
}

interface Entry<Row> {
  row: Row;
  value: SortValue;
}

type Compare<Row> = (a: Entry<Row>, b: Entry<Row>) => number;

/** Numbers in a text count as numbers: 'GVI/9' comes before 'GVI/10'. */
const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

/** How many rows are sorted or merged in one step, which takes some milliseconds. */
const stepSize = 500;

/** Sorts rows; those without a value come last, and those with equal values keep their order. */
export function sortRows<Row>(rows: readonly Row[], sort: RowSort<Row>): Row[] {
  const steps = sortInSteps(rows, sort);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** A merge sort in short steps, so that 100,000 rows do not block the page. Returns the sorted rows. */
export function* sortInSteps<Row>(rows: readonly Row[], { getValue, descending }: RowSort<Row>): Generator<void, Row[]> {
  const compare = createCompare<Row>(descending);
  let runs: Entry<Row>[][] = [];
  for (let start = 0; start < rows.length; start += stepSize) {
    const entries = rows.slice(start, start + stepSize).map((row) => ({ row, value: getValue(row) }));
    runs.push(entries.sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: Entry<Row>[][] = [];
    for (let index = 0; index < runs.length; index += 2) merged.push(yield* merge(runs[index] ?? [], runs[index + 1] ?? [], compare));
    runs = merged;
  }
  return (runs[0] ?? []).map(({ row }) => row);
}

function* merge<Row>(left: Entry<Row>[], right: Entry<Row>[], compare: Compare<Row>): Generator<void, Entry<Row>[]> {
  const merged: Entry<Row>[] = [];
  let [leftIndex, rightIndex] = [0, 0];
  for (;;) {
    const [first, other] = [left[leftIndex], right[rightIndex]];
    if (!first || !other) return merged.concat(left.slice(leftIndex), right.slice(rightIndex));
    if (compare(first, other) <= 0) {
      merged.push(first);
      leftIndex += 1;
    } else {
      merged.push(other);
      rightIndex += 1;
    }
    if (merged.length % stepSize === 0) yield;
  }
}

function createCompare<Row>(descending: boolean): Compare<Row> {
  const direction = descending ? -1 : 1;
  return ({ value: a }, { value: b }) => {
    const [isMissing, isOtherMissing] = [isBlank(a), isBlank(b)];
    if (isMissing || isOtherMissing) return Number(isMissing) - Number(isOtherMissing);
    return direction * (typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b)));
  };
}

function isBlank(value: SortValue): boolean {
  return value === undefined || value === null || value === '' || Number.isNaN(value);
}

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
