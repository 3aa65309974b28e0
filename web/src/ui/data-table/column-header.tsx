import { type Column, getColumnId } from './columns.ts';
import { getNextSort, type SortOrder } from './sort-order.ts';
import { AscendingIcon, DescendingIcon, SortIcon } from './table-icons.tsx';

interface ColumnHeaderProps<Row> {
  column: Column<Row>;
  sort: SortOrder | undefined;
  onSortChange: (sort: SortOrder | undefined) => void;
}

const icons = { none: SortIcon, ascending: AscendingIcon, descending: DescendingIcon };

/** The header of a column. A press sorts in ascending order, the next one in descending order, and the third restores the server's order. */
export function ColumnHeader<Row>({ column, sort, onSortChange }: ColumnHeaderProps<Row>) {
  const { header, minWidth = 72, numeric, actions, sortValue } = column;
  const id = getColumnId(column);
  const direction = sort?.columnId === id ? (sort.descending ? 'descending' : 'ascending') : 'none';
  const Icon = icons[direction];
  return (
    <th
      scope="col"
      data-numeric={numeric}
      data-actions={actions}
      style={{ minWidth }}
      aria-sort={sortValue && direction !== 'none' ? direction : undefined}
    >
      {sortValue ? (
        <button type="button" onClick={() => onSortChange(getNextSort(sort, id))}>
          {header}
          <Icon />
        </button>
      ) : (
        header
      )}
    </th>
  );
}
