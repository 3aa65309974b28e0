import { chakra } from '@chakra-ui/react/styled-system';
import { EmptyState } from '../empty-state.tsx';
import type { Column } from './columns.ts';
import { Pagination } from './pagination.tsx';
import { createRowKeys } from './row-keys.ts';
import { Cell, HeaderCell, Table, TableContainer, Row as TableRow } from './table-parts.tsx';
import { type TableView, useFilteredRows } from './use-filtered-rows.ts';

interface FilteredTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  getRowId: (row: Row) => string;
  view: TableView<Row>;
  onPageChange: (page: number) => void;
  onPageSizeChange: (size: number) => void;
}

/** One page of the matching rows, with pagination. */
export function FilteredTable<Row>({ caption, columns, getRowId, view, onPageChange, onPageSizeChange }: FilteredTableProps<Row>) {
  const { rows, ...pagination } = useFilteredRows(view);
  const keys = createRowKeys(rows, getRowId);
  const [headerColumn, ...otherColumns] = columns;
  return (
    <>
      {pagination.count === 0 ? (
        <EmptyState text={`Nothing matches '${view.query.trim()}'.`} />
      ) : (
        <TableContainer>
          <Table>
            <chakra.caption srOnly>{caption}</chakra.caption>
            <thead>
              <tr>
                {columns.map(({ header, numeric, minWidth = 72 }) => (
                  <chakra.th key={header} scope="col" textAlign={numeric ? 'end' : 'start'} minWidth={`${minWidth}px`}>
                    {header}
                  </chakra.th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <TableRow key={keys[index]}>
                  {headerColumn && <HeaderCell scope="row">{headerColumn.cell(row)}</HeaderCell>}
                  {otherColumns.map(({ header, cell, numeric }) => (
                    <Cell key={header} data-header={header} numeric={numeric}>
                      {cell(row)}
                    </Cell>
                  ))}
                </TableRow>
              ))}
            </tbody>
          </Table>
        </TableContainer>
      )}
      <Pagination {...pagination} size={view.size} onPageChange={onPageChange} onPageSizeChange={onPageSizeChange} />
    </>
  );
}
