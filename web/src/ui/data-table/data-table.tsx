import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Box } from '../box.ts';
import type { Column, ExportColumn } from './columns.ts';
import { FilterFields } from './filter-fields.tsx';
import { FilteredTable } from './filtered-table.tsx';
import { type Filter, filterRows, getActiveFilters, getServerScope } from './filters.ts';
import { createRowSearch } from './row-search.ts';
import { SearchField } from './search-field.tsx';
import { SortField } from './sort-field.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { useFilterPanel } from './use-filter-panel.ts';
import { useListOutput } from './use-list-output.tsx';
import { useSelection } from './use-selection.ts';
import { useSortedRows } from './use-sorted-rows.ts';
import { useTableState } from './use-table-state.ts';

/** Props of `DataTable`. */
export interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  /** Must be referentially stable. */
  getRowId: (row: Row) => string;
  /** Must be referentially stable, because the search keys are created once for the array. */
  rows: readonly Row[];
  /** The rows are those of other filters, until the server has sent its own. */
  isLoading: boolean;
  /** Returns the text of a row that is searched. Must be referentially stable. Without it there is no search field. */
  getSearchText?: ((row: Row) => string) | undefined;
  /** Names the searched columns. */
  searchHint?: string;
  /** Must be referentially stable. */
  filters?: readonly Filter<Row>[];
  /** Rows can be removed, and then animate out. */
  removable?: boolean;
  /** The name of the CSV file, as in 'students.csv'. */
  fileName: string;
  /** Further columns of the CSV file. */
  exportColumns?: readonly ExportColumn<Row>[];
  /** Renders buttons for the rows that the viewer has selected. */
  selectionActions?: ((rows: readonly Row[]) => ReactNode) | undefined;
}

const getNoText = () => '';
const none: readonly never[] = [];

/** A paginated table with search, filters and an order, which are in the URL. Its rows can be selected, printed and exported. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    getRowId,
    getSearchText,
    searchHint,
    filters = none,
    exportColumns = none,
    fileName,
    removable = false,
    selectionActions,
  } = props;
  const state = useTableState();
  const { input, page, size, sort, setPage, setPageSize, setSort, clearFilters } = state;
  const query = getSearchText ? input : '';
  const { rows, isSorting } = useSortedRows(props.rows, columns, sort);
  const filtered = useMemo(() => filterRows(rows, filters, state.filters), [rows, filters, state.filters]);
  const search = useMemo(() => createRowSearch(filtered, getSearchText ?? getNoText), [filtered, getSearchText]);
  const activeCount = getActiveFilters(filters, state.filters).length;
  const { selection, toggleMode } = useSelection(rows, getRowId, getServerScope(filters, state.filters));
  const output = useListOutput({
    caption,
    columns,
    exportColumns,
    fileName,
    getRows: () => (selection?.rows.length ? selection.rows : search(query)),
  });
  const isFiltered = activeCount > 0;
  const panel = useFilterPanel(isFiltered);
  const isBusy = isSorting || props.isLoading;
  // Deferred, so that the field shows each letter before the rows rerender. Columns may be new whenever the page renders.
  const view = useDeferredValue(
    useMemo(
      () => ({ columns, getRowId, search, query, sort, isBusy, isFiltered, filters: state.filters, page, size }),
      [columns, getRowId, search, query, sort, isBusy, isFiltered, state.filters, page, size],
    ),
  );
  const table = useMemo(
    () => (
      <FilteredTable
        {...{ caption, view, isBusy, removable, selection, selectionActions }}
        onPageChange={setPage}
        onPageSizeChange={setPageSize}
        onSortChange={setSort}
        onClearFilters={clearFilters}
        filtersButtonRef={panel.buttonRef}
      />
    ),
    [caption, view, isBusy, removable, selection, selectionActions, setPage, setPageSize, setSort, clearFilters, panel.buttonRef],
  );
  return (
    <>
      <Box display="grid" gap="4" _print={output.sheet ? { display: 'none' } : undefined}>
        <TableToolbar
          panel={filters.length > 0 ? panel : undefined}
          filterCount={activeCount}
          isSelecting={selection !== undefined}
          isBusy={isBusy}
          onSelectToggle={toggleMode}
          onDownload={output.download}
          onPrint={output.print}
        >
          {getSearchText && <SearchField value={input} hint={searchHint} onChange={state.setInput} onBlur={state.flush} />}
          <SortField columns={columns} sort={sort} onChange={setSort} />
        </TableToolbar>
        {panel.isOpen && (
          <FilterFields id={panel.id} filters={filters} values={state.filters} rows={props.rows} onChange={state.setFilter} />
        )}
        {table}
      </Box>
      {output.sheet}
    </>
  );
}
