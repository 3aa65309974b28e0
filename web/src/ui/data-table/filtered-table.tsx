import { chakra } from '@chakra-ui/react/styled-system';
import { Empty } from '../empty-state.tsx';
import type { DataTableProps } from './data-table.tsx';
import { PageControls } from './page-controls.tsx';
import { rowKeys } from './row-keys.ts';
import { Cell, Table, TableRoom, Row as TableRow, TitleCell } from './table-parts.tsx';
import { type TableView, useFoundRows } from './use-filtered-rows.ts';

interface FoundTableProps<Row> extends Pick<DataTableProps<Row>, 'caption' | 'columns' | 'idOf'> {
  view: TableView<Row>;
  onTurn: (page: number) => void;
  onResize: (size: number) => void;
}

/** One page of what was found, and the way to the others. Where there is little room its rows are cards. */
export function FoundTable<Row>({ caption, columns, idOf, view, onTurn, onResize }: FoundTableProps<Row>) {
  const { rows, ...place } = useFoundRows(view);
  const keys = rowKeys(rows, idOf);
  const [title, ...others] = columns;
  return (
    <>
      {place.count === 0 ? (
        <Empty text={`Nothing matches '${view.query.trim()}'.`} />
      ) : (
        <TableRoom>
          <Table>
            <chakra.caption srOnly>{caption}</chakra.caption>
            <thead>
              <tr>
                {columns.map(({ header, numeric, least = 72 }) => (
                  <chakra.th key={header} scope="col" textAlign={numeric ? 'end' : 'start'} minWidth={`${least}px`}>
                    {header}
                  </chakra.th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <TableRow key={keys[index]}>
                  {title && <TitleCell scope="row">{title.cell(row)}</TitleCell>}
                  {others.map(({ header, cell, numeric }) => (
                    <Cell key={header} data-header={header} numeric={numeric}>
                      {cell(row)}
                    </Cell>
                  ))}
                </TableRow>
              ))}
            </tbody>
          </Table>
        </TableRoom>
      )}
      <PageControls {...place} size={view.size} onTurn={onTurn} onResize={onResize} />
    </>
  );
}
