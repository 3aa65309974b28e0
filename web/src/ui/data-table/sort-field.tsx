import { useId } from 'react';
import { Flex } from '../flex.ts';
import { type Column, getColumnId } from './columns.ts';
import { SmallSelect } from './small-select.ts';
import { parseSort, type SortOrder, stringifySort } from './sort-order.ts';

interface SortFieldProps<Row> {
  columns: readonly Column<Row>[];
  sort: SortOrder | undefined;
  onChange: (sort: SortOrder | undefined) => void;
}

/** Sorts the rows where they are cards, which have no column headers. */
export function SortField<Row>({ columns, sort, onChange }: SortFieldProps<Row>) {
  const id = useId();
  const sortable = columns.filter(({ sortValue }) => sortValue);
  if (sortable.length === 0) return null;
  return (
    <Flex data-sort alignItems="center" gap="2" textStyle="sm">
      <label htmlFor={id}>Sort by</label>
      <SmallSelect id={id} value={stringifySort(sort) ?? ''} onChange={({ target }) => onChange(parseSort(target.value))}>
        <option value="">Usual order</option>
        {sortable.flatMap((column) => [
          <option key={column.header} value={getColumnId(column)} label={column.header} />,
          <option key={`-${column.header}`} value={`-${getColumnId(column)}`} label={`${column.header}, descending`} />,
        ])}
      </SmallSelect>
    </Flex>
  );
}
