import { type ReactNode, type RefObject, useMemo } from 'react';
import { EmptyState } from '../empty-state.tsx';
import { ClearFilters } from './clear-filters.tsx';
import { ColumnHeader } from './column-header.tsx';
import type { Column } from './columns.ts';
import { Pagination } from './pagination.tsx';
import type { RowSearch } from './row-search.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { SortOrder } from './sort-order.ts';
import { Table, TableContainer } from './table-parts.tsx';
import { TableRows } from './table-rows.tsx';
import type { FilterValues } from './table-search.ts';
import type { Selection } from './use-selection.ts';

/** What a table shows of its rows. */
interface TableView<Row> {
  columns: readonly Column<Row>[];
  getRowId: (row: Row) => string;
  search: RowSearch<Row>;
  query: string;
  sort: SortOrder | undefined;
  /** The rows that are wanted, or their order, are not there yet. */
  isBusy: boolean;
  isFiltered: boolean;
  filters: FilterValues;
  /** One-based; the last page if there are fewer. */
  page: number;
  size: number;
}

interface FilteredTableProps<Row> {
  caption: string;
  view: TableView<Row>;
  /** As in the view, which follows later. */
  isBusy: boolean;
  removable: boolean;
  selection: Selection<Row> | undefined;
  selectionActions: ((rows: readonly Row[]) => ReactNode) | undefined;
  onPageChange: (page: number) => void;
  onPageSizeChange: (size: number) => void;
  onSortChange: (sort: SortOrder | undefined) => void;
  onClearFilters: () => void;
  /** Gets the focus when the filters are cleared. */
  filtersButtonRef: RefObject<HTMLElement | null>;
}

/** One page of the matching rows, with pagination. */
export function FilteredTable<Row>({ caption, view, removable, selection, selectionActions, ...props }: FilteredTableProps<Row>) {
  const { columns, getRowId, search, query, sort, isFiltered, size } = view;
  const isBusy = props.isBusy || view.isBusy;
  const { onPageChange, onPageSizeChange, onSortChange, onClearFilters, filtersButtonRef } = props;
  const matches = useMemo(() => search(query), [search, query]);
  const pageCount = Math.max(1, Math.ceil(matches.length / size));
  const page = Math.min(view.page, pageCount);
  const rows = matches.slice((page - 1) * size, page * size);
  const clear = isFiltered && <ClearFilters fallbackFocusRef={filtersButtonRef} onClear={onClearFilters} />;
  return (
    <>
      {selection && <SelectionBar selection={selection} found={matches} isBusy={isBusy} actions={selectionActions} />}
      {matches.length > 0 && clear}
      {matches.length === 0 ? (
        <EmptyState text={getNoMatchesText(query.trim(), view)} illustration="search">
          {clear}
        </EmptyState>
      ) : (
        <TableContainer aria-busy={isBusy || undefined}>
          <Table>
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr>
                {selection && (
                  <th scope="col" data-checkbox>
                    <span className="sr-only">Select</span>
                  </th>
                )}
                {columns.map((column) => (
                  <ColumnHeader key={column.header} {...{ column, sort, onSortChange }} />
                ))}
              </tr>
            </thead>
            <TableRows
              {...{ rows, getRowId, columns, selection, removable }}
              isFull={rows.length === size}
              view={JSON.stringify([query, view.filters, sort, page, size])}
            />
          </Table>
        </TableContainer>
      )}
      <Pagination {...{ page, pageCount, size, onPageChange, onPageSizeChange }} count={matches.length} />
    </>
  );
}

function getNoMatchesText(query: string, { isFiltered, isBusy }: Pick<TableView<never>, 'isBusy' | 'isFiltered'>): string {
  if (isBusy) return 'Loading…';
  if (!isFiltered) return `Nothing matches '${query}'.`;
  return query === '' ? 'Nothing matches these filters.' : `Nothing matches '${query}' with these filters.`;
}
