import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Table } from '@chakra-ui/react/table';
import { useRef } from 'react';
import { uniqueKeys } from '#lib/unique-ids.ts';
import * as text from '#text/lists.ts';
import { isFocusAway } from '#ui/dialog/open-dialogs.ts';
import { createIcon } from '#ui/icons.tsx';
import { useMotion } from '#ui/motion/motion.ts';
import { type Motion, noMotion } from '#ui/motion/no-motion.tsx';
import { defaultSize } from '#ui/search/table-search.ts';
import { type Column, getColumnText } from './columns.tsx';
import type { Selection } from './selection.tsx';

interface TableRowsProps<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  selection: Selection<Row> | undefined;
  removable: boolean;
  size: number;
  /** Identifies the search, the filters, the order and the page. When one of them changes, old rows disappear without an animation. */
  view: string;
}

export function TableRows<Row extends { _id: string }>({ rows, columns, selection, removable, size, view }: TableRowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const motion = useMotion(() => !body.current?.contains(document.activeElement) && !isFocusAway());
  const { Presence, Row: Element } = removable ? motion : noMotion;
  const keys = uniqueKeys(rows);
  return (
    <Table.Body ref={body} data-full={rows.length === size || undefined}>
      <Presence key={removable ? view : undefined} initial={false}>
        {rows.map((row, index) => (
          <TableRow key={keys[index]} as={Element} {...{ row, columns, selection }} />
        ))}
      </Presence>
    </Table.Body>
  );
}

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  selection: Selection<Row> | undefined;
  as: Motion['Row'];
}

function TableRow<Row>({ row, columns, selection, as: Element }: TableRowProps<Row>) {
  const [headerColumn, ...otherColumns] = columns;
  return (
    <Element>
      {selection && (
        <td data-checkbox>
          <label>
            <input
              type="checkbox"
              aria-label={text.selectRow(headerColumn ? getColumnText(headerColumn, row) : '')}
              checked={selection.has(row)}
              onChange={({ target }) => selection.select([row], target.checked)}
            />
          </label>
        </td>
      )}
      {headerColumn && <th scope="row">{headerColumn.cell(row)}</th>}
      {otherColumns.map(
        ({ header, cell, numeric, actions, card, cardLabel }) =>
          !(actions && selection) && (
            <td key={header} data-header={header} data-numeric={numeric} data-actions={actions} data-card={card} data-label={cardLabel}>
              {cell(row)}
            </td>
          ),
      )}
    </Element>
  );
}

interface ColumnHeaderProps<Row> {
  column: Column<Row>;
  sort: string | undefined;
  /** Without it the header is no button. */
  onSort: ((sort: string | undefined) => void) | undefined;
}

const SortIcon = createIcon('M8 10l4-4 4 4M8 14l4 4 4-4');
const AscendingIcon = createIcon('M12 19V5M6 11l6-6 6 6');
const DescendingIcon = createIcon('M12 5v14M6 13l6 6 6-6');

const icons = { none: SortIcon, ascending: AscendingIcon, descending: DescendingIcon };

/** The header of a column. A click sorts in ascending order, the next one in descending order, and the third restores the server's order. */
export function ColumnHeader<Row>({ column, sort, onSort }: ColumnHeaderProps<Row>) {
  const { header, minWidth = 72, numeric, actions, id } = column;
  const direction = sort && sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : 'none';
  const nextSort = { none: id, ascending: `-${id}`, descending: undefined }[direction];
  const Icon = icons[direction];
  return (
    <Table.ColumnHeader
      scope="col"
      data-numeric={numeric}
      data-actions={actions}
      style={{ minWidth }}
      aria-sort={direction === 'none' ? undefined : direction}
    >
      {id && onSort ? (
        <button type="button" onClick={() => onSort(nextSort)}>
          {header}
          <Icon />
        </button>
      ) : (
        header
      )}
    </Table.ColumnHeader>
  );
}

export function TableSkeleton() {
  return (
    <Grid gap="4">
      <Skeleton height="48px" maxWidth={{ xl: '360px' }} />
      <Grid aria-busy gap={{ base: '3', xl: '1px' }} templateColumns={{ md: 'repeat(2, minmax(0, 1fr))', xl: 'none' }}>
        {Array.from({ length: defaultSize + 1 }, (_, index) => (
          <Skeleton key={index} height={{ base: '96px', md: '136px', xl: '48px' }} />
        ))}
      </Grid>
    </Grid>
  );
}
