import { Flex } from '@chakra-ui/react/flex';
import { Table } from '@chakra-ui/react/table';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { SdkError } from '@institute/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useCallback, useContext, useDeferredValue, useMemo } from 'react';
import { useDeferredQuery } from '#lib/use-deferred-query.ts';
import * as common from '#text/common.ts';
import * as text from '#text/lists.ts';
import { EmptyState, ErrorState } from '#ui/empty-state.tsx';
import type { IllustrationName } from '#ui/illustration.tsx';
import { createRowSearch } from '#ui/search/row-search.ts';
import { describeNoMatches } from '#ui/search/search.tsx';
import type { Column, ExportColumn } from './columns.tsx';
import { type Filter, FilterChips, FilterFields, filterRows, getActiveFilters, getServerScope } from './filters.tsx';
import { useListOutput } from './list-output.tsx';
import { ListPageContext } from './list-page.tsx';
import { sortRows, useFilterValues, useListState } from './list-state.ts';
import { Pagination } from './pagination.tsx';
import { SelectionBar, useSelection } from './selection.tsx';
import { ColumnHeader, TableRows, TableSkeleton } from './table.tsx';
import { ListContainer, listTableRecipe, TableContainer } from './table-styles.ts';
import { ListActions, ListSearch, SortField, TableToolbar, useOptionsPanel } from './table-toolbar.tsx';

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  /** Must be referentially stable, because the search keys are created once for the array. */
  rows: readonly Row[];
  /** True while the rows belong to other filters, until the server has sent the new rows. */
  isPending: boolean;
  /** Returns the text of a row that is searched. Must be referentially stable. Without it there is no search field. */
  getSearchText?: (row: Row) => string;
  searchHint?: string;
  /** Must be referentially stable. */
  filters?: readonly Filter<Row>[];
  /** Rows can be removed, and then animate out. */
  removable?: boolean;
  fileName: string;
  /** Loads further columns for the file of the rows. A column with the same header as a column of the table replaces that column. */
  loadExportColumns?: (rows: readonly Row[]) => Promise<readonly ExportColumn<Row>[]>;
  selectionActions?: (rows: readonly Row[]) => ReactNode;
  /** Renders buttons for the selected rows, or else for the rows that are found. */
  listActions?: (getRows: () => readonly Row[]) => ReactNode;
}

const getNoText = () => '';
const none: readonly never[] = [];

/** A paginated table with search, filters and an order, which are in the URL. Its rows can be selected, printed and exported. */
export function DataTable<Row extends { _id: string }>(props: DataTableProps<Row>) {
  const { caption, columns, rows, isPending, getSearchText, searchHint, filters = none, removable = false } = props;
  const { field, sort, filterValues, update, pages } = useListState(filters);
  const getSortValue = columns.find(({ id }) => id && id === sort?.replace(/^-/, ''))?.sortValue;
  const descending = sort?.startsWith('-') ?? false;
  const order = useCallback(
    (unordered: readonly Row[]) => (getSortValue ? sortRows(unordered, getSortValue, descending) : unordered),
    [getSortValue, descending],
  );
  const filtered = useMemo(() => filterRows(rows, filters, filterValues), [rows, filters, filterValues]);
  const search = useMemo(() => createRowSearch(filtered, getSearchText ?? getNoText), [filtered, getSearchText]);
  // Deferred, so that the field shows each letter before the rows rerender.
  const query = useDeferredValue(getSearchText ? field.value : '');
  // The best matches are first only if the user has chosen no order.
  const found = useMemo(() => order(search(query)), [order, search, query]);
  const { size } = pages;
  const pageCount = Math.max(1, Math.ceil(found.length / size));
  const page = Math.min(pages.page, pageCount);
  const { selection, toggleMode } = useSelection(rows, getServerScope(filters, filterValues), order);
  const getRows = () => (selection?.rows.length ? selection.rows : found);
  const output = useListOutput({ caption, columns, getRows, fileName: props.fileName, loadExportColumns: props.loadExportColumns });
  const activeCount = getActiveFilters(filters, filterValues).length;
  const panel = useOptionsPanel(activeCount > 0);
  const fields = {
    filters,
    values: filterValues,
    rows,
    onChange: (name: string, value: string) => update({ [name]: value || undefined }),
  };
  const setSort = useCallback((next: string | undefined) => update({ sort: next }), [update]);
  const shown = useMemo(() => found.slice((page - 1) * size, page * size), [found, page, size]);
  // Deferred, so that a press on a header or page is answered before the rows rerender.
  const deferredRows = useDeferredValue(
    useMemo(
      () => ({ rows: shown, size, view: JSON.stringify([query, filterValues, sort, page, size]) }),
      [shown, query, filterValues, sort, page, size],
    ),
  );
  const body = useMemo(
    () => <TableRows {...{ columns, selection, removable }} {...deferredRows} />,
    [columns, selection, removable, deferredRows],
  );
  // The same elements while the user types a query or opens the filters, so that neither the headers nor the pagination rerender.
  const table = useMemo(
    () => (
      <TableContainer aria-busy={isPending || undefined}>
        <Table.Root recipe={listTableRecipe}>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <Table.Header>
            <tr>
              {selection && (
                <Table.ColumnHeader scope="col" data-checkbox>
                  <VisuallyHidden>{text.select}</VisuallyHidden>
                </Table.ColumnHeader>
              )}
              {/* While rows are selected, few Tabs lead from the bar to the checkboxes, and from one to the next. */}
              {columns.map(
                (column) =>
                  !(column.actions && selection) && (
                    <ColumnHeader key={column.header} column={column} sort={sort} onSort={selection ? undefined : setSort} />
                  ),
              )}
            </tr>
          </Table.Header>
          {body}
        </Table.Root>
      </TableContainer>
    ),
    [caption, columns, sort, setSort, selection, isPending, body],
  );
  const pagination = useMemo(
    () => <Pagination count={found.length} pageCount={pageCount} pages={{ ...pages, page }} />,
    [found.length, pageCount, pages, page],
  );
  return (
    <>
      <ListContainer data-open={panel.isOpen || undefined}>
        <TableToolbar
          panel={panel}
          search={getSearchText && <ListSearch hint={searchHint} {...field} />}
          filterCount={filters.length > 0 ? activeCount : undefined}
        >
          <ListActions
            output={output}
            isDisabled={isPending}
            isSelecting={selection !== undefined}
            onSelectToggle={() => {
              panel.closeMenu();
              toggleMode();
            }}
          >
            {props.listActions?.(getRows)}
          </ListActions>
          <SortField columns={columns} sort={sort} onChange={setSort} />
          {panel.isOpen && filters.length > 0 && <FilterFields {...fields} />}
        </TableToolbar>
        {activeCount > 0 && (
          <FilterChips
            {...fields}
            fallbackFocusRef={panel.buttonRef}
            onClear={() => update(Object.fromEntries(filters.map(({ name }) => [name, undefined])))}
          />
        )}
        {selection && (
          <SelectionBar {...{ selection, found, shown }} isDisabled={isPending} onEnd={toggleMode} fallbackFocusRef={panel.buttonRef}>
            {props.selectionActions?.(selection.rows)}
          </SelectionBar>
        )}
        {found.length === 0 ? (
          <EmptyState text={isPending ? common.loading : describeNoMatches(query.trim(), activeCount > 0)} illustration="search" />
        ) : (
          table
        )}
        {pagination}
      </ListContainer>
      {output.paper}
    </>
  );
}

interface QueryTableProps<Response, Row> extends Omit<DataTableProps<Row>, 'rows' | 'isPending'> {
  query: UseQueryResult<Response, SdkError>;
  select: (response: Response) => readonly Row[];
  filterQuery?: UseQueryResult<unknown, SdkError> | undefined;
  empty: string;
  emptyIllustration: IllustrationName;
  emptyAction?: ReactNode;
}

export function QueryTable<Response, Row extends { _id: string }>(props: QueryTableProps<Response, Row>) {
  const { query, select, filterQuery, empty, emptyIllustration, emptyAction, ...table } = props;
  const { data, isFetched, isFetching, refetch } = useDeferredQuery(query);
  const rows = useMemo(() => data && select(data), [data, select]);
  const { actions } = useContext(ListPageContext);
  // The tools of a list contain them. They stay when there is no list to show.
  const pageActions = actions && (
    <Flex wrap="wrap" justify="center" gap="3">
      {actions}
    </Flex>
  );
  const filters = table.filters ?? none;
  const isFiltered = getActiveFilters(filters, useFilterValues(filters)).length > 0;
  if (!isFetched && !data) return <TableSkeleton />;
  if (!rows)
    return (
      <>
        <ErrorState text={text.listNotLoaded} pending={isFetching} onRetry={() => void refetch()} />
        {pageActions}
      </>
    );
  const isFilterMissing = filterQuery !== undefined && filterQuery.data === undefined;
  if (isFilterMissing && filterQuery.isFetched)
    return (
      <>
        <ErrorState text={common.studentsOfBatchNotLoaded} pending={filterQuery.isFetching} onRetry={() => void filterQuery.refetch()} />
        {pageActions}
      </>
    );
  // The rows still belong to other filters of the server, or the new rows are not rendered yet.
  const isPending = query.isPlaceholderData || data !== query.data || isFilterMissing;
  // If a filter is active, the table itself says that no row matches.
  if (rows.length === 0 && !isFiltered && !isPending) {
    return (
      <EmptyState text={empty} illustration={emptyIllustration}>
        {emptyAction}
        {pageActions}
      </EmptyState>
    );
  }
  return <DataTable rows={rows} isPending={isPending} {...table} />;
}
