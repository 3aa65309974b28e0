import type { SdkError } from '@institute/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useContext, useDeferredValue, useMemo } from 'react';
import { useDeferredQuery } from '#lib/use-deferred-query.ts';
import * as common from '#text/common.ts';
import * as text from '#text/lists.ts';
import * as searchText from '#text/search.ts';
import { Flex } from '#ui/box.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import type { IllustrationName } from '#ui/illustration.tsx';
import { createRowSearch, type RowSearch } from '#ui/search/row-search.ts';
import { ClearFilters } from '#ui/search/search-field.tsx';
import type { FilterValues } from '#ui/search/table-search.ts';
import type { Column, ExportColumn } from './columns.tsx';
import { type Filter, FilterChips, FilterFields, type FilterSource, filterRows, getActiveFilters, getServerScope } from './filters.tsx';
import { useListOutput } from './list-output.tsx';
import { ListPageContext } from './list-page.tsx';
import { Pagination } from './pagination.tsx';
import { type Selection, SelectionBar, useSelection } from './selection.tsx';
import { sortRows } from './sort-rows.ts';
import { ColumnHeader, TableRows, TableSkeleton } from './table.tsx';
import { ListContainer, Table, TableContainer } from './table-styles.ts';
import { ListSearch, SortField, TableToolbar, useOptionsPanel } from './table-toolbar.tsx';
import { type SortOrder, useFilterValues, useTableState } from './use-table-state.ts';

interface DataTableProps<Row> {
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
  fileName: string;
  /** Loads further columns for the file of the rows. One with the header of a column of the table takes its place. */
  loadExportColumns?: (rows: readonly Row[]) => Promise<readonly ExportColumn<Row>[]>;
  /** Renders buttons for the rows that the user has selected. */
  selectionActions?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** Renders buttons for the selected rows, or else for those that are found. */
  listActions?: (getRows: () => readonly Row[]) => ReactNode;
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
    loadExportColumns,
    fileName,
    removable = false,
    selectionActions,
    isLoading: isBusy,
  } = props;
  const state = useTableState(filters);
  const { input, page, size, sort, setPage, setPageSize, isSizeRemembered, setSort, setFilter, clearFilters } = state;
  const query = getSearchText ? input : '';
  const getSortValue = sort && columns.find(({ id }) => id === sort.columnId)?.sortValue;
  const descending = sort?.descending ?? false;
  const rows = useMemo(
    () => (getSortValue ? sortRows(props.rows, { getValue: getSortValue, descending }) : props.rows),
    [props.rows, getSortValue, descending],
  );
  const filtered = useMemo(() => filterRows(rows, filters, state.filters), [rows, filters, state.filters]);
  const search = useMemo(() => createRowSearch(filtered, getSearchText ?? getNoText), [filtered, getSearchText]);
  const activeCount = getActiveFilters(filters, state.filters).length;
  const { selection, toggleMode } = useSelection(rows, getRowId, getServerScope(filters, state.filters));
  const getRows = () => (selection?.rows.length ? selection.rows : search(query));
  const output = useListOutput({ caption, columns, loadExportColumns, fileName, getRows });
  const isFiltered = activeCount > 0;
  const panel = useOptionsPanel(isFiltered);
  const fields = { filters, values: state.filters, rows: props.rows, onChange: setFilter };
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
        {...{ caption, view, isBusy, removable, selection, selectionActions, isSizeRemembered }}
        onPageChange={setPage}
        onPageSizeChange={setPageSize}
        onSortChange={setSort}
        onSelectionEnd={toggleMode}
        optionsButtonRef={panel.buttonRef}
      />
    ),
    [
      caption,
      view,
      isBusy,
      removable,
      selection,
      selectionActions,
      isSizeRemembered,
      setPage,
      setPageSize,
      setSort,
      toggleMode,
      panel.buttonRef,
    ],
  );
  return (
    <>
      <ListContainer data-open={panel.isOpen || undefined}>
        <TableToolbar
          search={getSearchText && <ListSearch value={input} hint={searchHint} onChange={state.setInput} onBlur={state.flush} />}
          panel={panel}
          filters={filters.length > 0 && <FilterFields {...fields} />}
          filterCount={activeCount}
          sortField={<SortField columns={columns} sort={sort} onChange={setSort} />}
          isSelecting={selection !== undefined}
          isBusy={isBusy}
          isDownloading={output.isDownloading}
          onSelectToggle={toggleMode}
          actions={props.listActions?.(getRows)}
          onDownload={output.download}
          onPrint={output.print}
        />
        {isFiltered && (
          <FilterChips {...fields} fallbackFocusRef={panel.buttonRef}>
            <ClearFilters fallbackFocusRef={panel.buttonRef} onClear={clearFilters} />
          </FilterChips>
        )}
        {table}
      </ListContainer>
      {output.paper}
    </>
  );
}

interface TableView<Row> {
  columns: readonly Column<Row>[];
  getRowId: (row: Row) => string;
  search: RowSearch<Row>;
  query: string;
  sort: SortOrder | undefined;
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
  isBusy: boolean;
  removable: boolean;
  selection: Selection<Row> | undefined;
  selectionActions: ((rows: readonly Row[]) => ReactNode) | undefined;
  isSizeRemembered: boolean;
  onPageChange: (page: number) => void;
  onPageSizeChange: (size: number) => void;
  onSortChange: (sort: SortOrder | undefined) => void;
  onSelectionEnd: () => void;
  /** Gets the focus of what unmounts when it is clicked. */
  optionsButtonRef: RefObject<HTMLElement | null>;
}

function FilteredTable<Row>({ caption, view, removable, selection, selectionActions, ...props }: FilteredTableProps<Row>) {
  const { columns, getRowId, search, query, sort, size } = view;
  const isBusy = props.isBusy || view.isBusy;
  const { onPageChange, onPageSizeChange, onSortChange, onSelectionEnd, optionsButtonRef } = props;
  const matches = useMemo(() => search(query), [search, query]);
  const pageCount = Math.max(1, Math.ceil(matches.length / size));
  const page = Math.min(view.page, pageCount);
  const rows = matches.slice((page - 1) * size, page * size);
  return (
    <>
      {selection && (
        <SelectionBar
          selection={selection}
          found={matches}
          isBusy={isBusy}
          actions={selectionActions}
          onEnd={onSelectionEnd}
          fallbackFocusRef={optionsButtonRef}
        />
      )}
      {matches.length === 0 ? (
        <EmptyState text={getNoMatchesText(query.trim(), view)} illustration="search" />
      ) : (
        <TableContainer aria-busy={isBusy || undefined}>
          <Table>
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr>
                {selection && (
                  <th scope="col" data-checkbox>
                    <span className="sr-only">{text.select}</span>
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
      <Pagination
        {...{ page, pageCount, size, onPageChange, onPageSizeChange }}
        count={matches.length}
        offersMore={!props.isSizeRemembered}
      />
    </>
  );
}

function getNoMatchesText(query: string, { isFiltered, isBusy }: Pick<TableView<never>, 'isBusy' | 'isFiltered'>): string {
  if (isBusy) return common.loading;
  if (!isFiltered) return searchText.noResultsFor(query);
  return query === '' ? searchText.noResultsWithFilters : searchText.noResultsWithFiltersFor(query);
}

interface DataListProps<Response, Row> extends Omit<DataTableProps<Row>, 'rows' | 'isLoading'> {
  query: UseQueryResult<Response, SdkError>;
  select: (response: Response) => readonly Row[];
  /** What the filter in the URL needs beside the list. */
  filterSource?: FilterSource | undefined;
  empty: string;
  emptyIllustration: IllustrationName;
  emptyAction?: ReactNode;
}

export function DataList<Response, Row>(props: DataListProps<Response, Row>) {
  const { query, select, filterSource, empty, emptyIllustration, emptyAction, ...table } = props;
  const { data, isFetched, isFetching, refetch } = useDeferredQuery(query);
  const isFiltered = getActiveFilters(table.filters ?? none, useFilterValues(table.filters ?? none)).length > 0;
  if (!isFetched && !data) return <TableSkeleton />;
  const rows = data && select(data);
  if (!rows) return <ErrorState text={text.listNotLoaded} pending={isFetching} onRetry={() => void refetch()} />;
  const source = filterSource?.query;
  const isSourceMissing = source !== undefined && source.data === undefined;
  if (isSourceMissing && source.isFetched)
    return <ErrorState text={filterSource?.errorText ?? ''} pending={source.isFetching} onRetry={() => void source.refetch()} />;
  // The rows are still those of other filters of the server, or the new ones are not rendered yet.
  const isLoading = query.isPlaceholderData || data !== query.data || isSourceMissing;
  // A list without rows may only be filtered, and the table says so.
  if (rows.length === 0 && !isFiltered && !isLoading) {
    return (
      <EmptyState text={empty} illustration={emptyIllustration}>
        {emptyAction}
        <PhoneActions />
      </EmptyState>
    );
  }
  return <DataTable rows={rows} isLoading={isLoading} {...table} />;
}

/** On a phone the other actions of the page are among the options of a list, which an empty one does not have. */
function PhoneActions() {
  const { actions } = useContext(ListPageContext);
  return (
    actions && (
      <Flex flexWrap="wrap" justifyContent="center" gap="3" hideFrom="md">
        {actions}
      </Flex>
    )
  );
}
