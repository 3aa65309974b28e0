import type { SortValue } from './columns.tsx';

/** How rows are sorted. */
interface RowSort<Row> {
  getValue: (row: Row) => SortValue;
  descending: boolean;
}

/** Sorts rows; those without a value come last, and those with equal values keep their order. */
export function sortRows<Row>(rows: readonly Row[], { getValue, descending }: RowSort<Row>): Row[] {
  const direction = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, key: getSortKey(getValue(row)) }))
    .sort(({ key: a }, { key: b }) => {
      if (a === b) return 0;
      if (a === undefined) return 1;
      if (b === undefined) return -1;
      return a < b ? -direction : direction;
    })
    .map(({ row }) => row);
}

/**
 * A number or text by which a value is sorted; undefined for none. Texts are compared without case and accents, and the numbers in
 * them as numbers: 'GVI/9' comes before 'GVI/10'. An `Intl.Collator` does the same, but takes five times as long for 10,000 rows.
 */
function getSortKey(value: SortValue): number | string | undefined {
  if (value === undefined || value === null || value === '' || Number.isNaN(value)) return undefined;
  if (typeof value === 'number') return value;
  const text = value
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return text.replace(/\d+/g, (digits) => digits.padStart(20, '0'));
}
