import { Box } from '@chakra-ui/react/box';
import { Suspense, useDeferredValue, useMemo } from 'react';
import type { Column } from './columns.ts';
import { FilteredTable } from './filtered-table.tsx';
import { SearchField } from './search-field.tsx';
import { RowsSkeleton } from './table-skeleton.tsx';
import { useRowSearch } from './use-filtered-rows.ts';
import { useTableState } from './use-table-state.ts';

/** Props of `DataTable`. */
export interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  getRowId: (row: Row) => string;
  /** Must be referentially stable, because the search is cached for the array. */
  rows: readonly Row[];
  /** Returns the text of a row that is searched. Must be referentially stable. Without it there is no search field. */
  getSearchText?: ((row: Row) => string) | undefined;
  /** Names the searched columns. */
  searchHint?: string;
}

const getNoText = () => '';

/** A paginated table with a search field. Its state is in the URL. */
export function DataTable<Row>({ caption, columns, getRowId, rows, getSearchText, searchHint }: DataTableProps<Row>) {
  const { input, setInput, flush, page, size, setPage, setPageSize } = useTableState();
  const query = getSearchText ? input : '';
  const search = useRowSearch(rows, getSearchText ?? getNoText);
  // Deferred, so that the field shows each letter before the rows rerender.
  const view = useDeferredValue(useMemo(() => ({ rows, search, query, page, size }), [rows, search, query, page, size]));
  const table = useMemo(
    () => <FilteredTable {...{ caption, columns, getRowId, view }} onPageChange={setPage} onPageSizeChange={setPageSize} />,
    [caption, columns, getRowId, view, setPage, setPageSize],
  );
  return (
    <Box display="grid" gap="4">
      {getSearchText && <SearchField value={input} hint={searchHint} onChange={setInput} onBlur={flush} />}
      <Suspense fallback={<RowsSkeleton columns={columns.length} />}>{table}</Suspense>
    </Box>
  );
}
