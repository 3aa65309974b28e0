import { useDeferredValue, useMemo } from 'react';
import { Box } from '../box.ts';
import type { Column } from './columns.ts';
import { FilteredTable } from './filtered-table.tsx';
import { createRowSearch } from './row-search.ts';
import { SearchField } from './search-field.tsx';
import { useTableState } from './use-table-state.ts';

/** Props of `DataTable`. */
export interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  getRowId: (row: Row) => string;
  /** Must be referentially stable, because the search keys are created once for the array. */
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
  const search = useMemo(() => createRowSearch(rows, getSearchText ?? getNoText), [rows, getSearchText]);
  // Deferred, so that the field shows each letter before the rows rerender. Columns and getRowId may be new whenever the page renders.
  const view = useDeferredValue(
    useMemo(() => ({ columns, getRowId, search, query, page, size }), [columns, getRowId, search, query, page, size]),
  );
  const table = useMemo(
    () => <FilteredTable {...{ caption, view }} onPageChange={setPage} onPageSizeChange={setPageSize} />,
    [caption, view, setPage, setPageSize],
  );
  return (
    <Box display="grid" gap="4">
      {getSearchText && <SearchField value={input} hint={searchHint} onChange={setInput} onBlur={flush} />}
      {table}
    </Box>
  );
}
