import type { SortValue } from './columns.tsx';

interface RowSort<Row> {
  getValue: (row: Row) => SortValue;
  descending: boolean;
}

/** Numbers in a text count as numbers: 'GVI/9' comes before 'GVI/10'. */
const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

/** Sorts rows; those without a value come last, and those with equal values keep their order. */
export function sortRows<Row>(rows: readonly Row[], { getValue, descending }: RowSort<Row>): Row[] {
  const direction = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: getValue(row) }))
    .sort(({ value: a }, { value: b }) => {
      const [isMissing, isOtherMissing] = [isBlank(a), isBlank(b)];
      if (isMissing || isOtherMissing) return Number(isMissing) - Number(isOtherMissing);
      return direction * (typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b)));
    })
    .map(({ row }) => row);
}

function isBlank(value: SortValue): boolean {
  return value === undefined || value === null || value === '' || Number.isNaN(value);
}
