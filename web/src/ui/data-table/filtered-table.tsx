import { useMemo } from 'react';
import { EmptyState } from '../empty-state.tsx';
import type { Column } from './columns.ts';
import { Pagination } from './pagination.tsx';
import { createRowKeys } from './row-keys.ts';
import type { RowSearch } from './row-search.ts';
import { Table, TableContainer } from './table-parts.tsx';

/** What a table shows of its rows. */
interface TableView<Row> {
  columns: readonly Column<Row>[];
  getRowId: (row: Row) => string;
  search: RowSearch<Row>;
  query: string;
  /** One-based; the last page if there are fewer. */
  page: number;
  size: number;
}

interface FilteredTableProps<Row> {
  caption: string;
  view: TableView<Row>;
  onPageChange: (page: number) => void;
  onPageSizeChange: (size: number) => void;
}

/** One page of the matching rows, with pagination. */
export function FilteredTable<Row>({ caption, view, onPageChange, onPageSizeChange }: FilteredTableProps<Row>) {
  const { columns, getRowId, search, query, size } = view;
  const matches = useMemo(() => search(query), [search, query]);
  const pageCount = Math.max(1, Math.ceil(matches.length / size));
  const page = Math.min(view.page, pageCount);
  const rows = matches.slice((page - 1) * size, page * size);
  const keys = createRowKeys(rows, getRowId);
  const [headerColumn, ...otherColumns] = columns;
  return (
    <>
      {matches.length === 0 ? (
        <EmptyState text={`Nothing matches '${query.trim()}'.`} />
      ) : (
        <TableContainer>
          <Table>
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr>
                {columns.map(({ header, numeric, minWidth = 72 }) => (
                  <th key={header} scope="col" data-numeric={numeric} style={{ minWidth }}>
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={keys[index]}>
                  {headerColumn && <th scope="row">{headerColumn.cell(row)}</th>}
                  {otherColumns.map(({ header, cell, numeric }) => (
                    <td key={header} data-header={header} data-numeric={numeric}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </TableContainer>
      )}
      <Pagination {...{ page, pageCount, size, onPageChange, onPageSizeChange }} count={matches.length} />
    </>
  );
}
