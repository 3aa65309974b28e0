import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { recipe } from '#theme/system.ts';
import { Box } from '../box.ts';
import { isFocusAway } from '../dialog/open-dialogs.ts';
import { createIcon } from '../icons.tsx';
import { useMotion } from '../motion/motion.ts';
import { type Motion, noMotion } from '../motion/no-motion.tsx';
import { Skeleton } from '../skeleton.tsx';
import { type Column, getCellText, getColumnId } from './columns.tsx';
import { createRowKeys } from './row-search.ts';
import type { Selection } from './selection.tsx';
import { defaultSize } from './table-search.ts';
import { getNextSort, type SortOrder } from './use-table-state.ts';

/** A container query, because the width of a table depends on the sidebar as well as on the screen. */
const wide = '@container (min-width: 900px)';

export const TableContainer = chakra(
  'div',
  recipe({ base: { containerType: 'inline-size', '&[aria-busy]': { opacity: '0.6' }, _print: { containerType: 'normal' } } }),
);

/** A table on paper: its header on every sheet, and no row on two sheets. */
export const printedTable = {
  display: 'table',
  width: 'full',
  borderCollapse: 'collapse',
  fontSize: '9pt',
  '& thead': { display: 'table-header-group' },
  '& tbody': { display: 'table-row-group' },
  '& tbody tr': { display: 'table-row', breakInside: 'avoid', boxShadow: 'none' },
  '& tr > :is(th, td)': {
    display: 'table-cell',
    padding: '1',
    borderWidth: '1px',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    fontSize: '9pt',
    _before: { content: 'none' },
  },
  '& tr > [data-actions], & tr > [data-checkbox], & svg': { display: 'none' },
} satisfies SystemStyleObject;

const hiddenLabel = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };

/** At most so many lines, with an ellipsis. Unlike `white-space: nowrap` it lets the column shrink. */
const clamped = (lines: string) => ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' });

/**
 * A table in wide containers, with rows no higher than a button. In narrow ones each row is a card, and `data-header` labels each cell. It styles its plain rows and
 * cells, because a styled element for each cell would render slowly.
 */
export const Table = chakra(
  'table',
  recipe({
    base: {
      display: 'block',
      width: 'full',
      borderCollapse: 'separate',
      borderSpacing: '0',
      borderRadius: 'md',
      textStyle: 'sm',
      '& thead': { display: 'none' },
      '& thead th': { padding: '3', color: 'fg.muted', fontWeight: '600', textAlign: 'start', verticalAlign: 'bottom' },
      '& tbody': { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))' },
      '& tbody tr': {
        display: 'grid',
        alignContent: 'start',
        gap: '1.5',
        padding: '4',
        bg: 'bg.panel',
        borderWidth: '1px',
        borderRadius: 'md',
        boxShadow: 'md',
      },
      '& tbody :is(th, td)': { minWidth: '0', overflowWrap: 'anywhere', verticalAlign: 'middle', textAlign: 'start' },
      '& tbody button': { overflowWrap: 'normal' },
      '& tbody th': { fontWeight: '600', textStyle: 'md', marginBottom: '1' },
      // The next row takes the place of one that leaves only when that has left, so that the table keeps its height.
      '& tbody[data-full]:has(> [inert]) > tr:last-child:not([inert])': { display: 'none' },
      '& td': {
        display: 'grid',
        gridTemplateColumns: 'minmax(88px, 2fr) minmax(0, 3fr)',
        gap: '3',
        _before: { content: 'attr(data-header)', color: 'fg.muted' },
      },
      // Buttons need no label, and more room.
      '& td[data-actions]': { display: 'block', marginTop: '2', _before: { content: 'none' } },
      '& [data-two-lines] > span > span': { whiteSpace: 'nowrap' },
      '& thead button': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '1',
        minHeight: '24px',
        fontWeight: '600',
        textAlign: 'start',
        cursor: 'pointer',
        borderRadius: 'md',
        _hover: { color: 'fg' },
        '& svg': { flexShrink: '0', width: '1em', height: '1em' },
      },
      '& [aria-sort]': { color: 'fg' },
      '& td[data-checkbox]': { display: 'block', _before: { content: 'none' } },
      '& [data-checkbox] input': {
        display: 'block',
        width: '24px',
        height: '24px',
        accentColor: 'var(--color-brand-solid)',
        cursor: 'pointer',
      },
      [wide]: {
        display: 'table',
        bg: 'bg.panel',
        borderWidth: '1px',
        boxShadow: 'md',
        '& thead': { display: 'table-header-group' },
        '& tbody': { display: 'table-row-group' },
        '& tbody tr': { display: 'table-row', bg: 'transparent', borderWidth: '0', boxShadow: 'none', _hover: { bg: 'bg.subtle' } },
        '& thead th': { paddingInline: '2' },
        '& tbody :is(th, td)': { paddingInline: '2', paddingBlock: '1', height: '48px', borderTopWidth: '1px' },
        '& tbody th': { textStyle: 'sm' },
        '& td, & td:is([data-actions], [data-checkbox])': { display: 'table-cell', _before: { content: 'none' } },
        '& [data-lines="1"]': clamped('1'),
        '& [data-lines="2"]': { ...clamped('2'), lineHeight: '1.25' },
        '& [data-two-lines]': { textStyle: 'xs', lineHeight: '1.35', '& > span': { display: 'block' } },
        '& [data-compact]': { width: '32px', minHeight: '32px', paddingInline: '0', '& > span': hiddenLabel },
        '& [data-compact] + [data-reason]': hiddenLabel,
        '& tr > [data-numeric]': { textAlign: 'end' },
      },
      _print: printedTable,
    },
  }),
);

interface TableRowsProps<Row> {
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  columns: readonly Column<Row>[];
  selection: Selection<Row> | undefined;
  /** A removed row animates out. */
  removable: boolean;
  /** There is no room for another row. */
  isFull: boolean;
  /** Identifies the search, the filters, the order and the page. Rows that these exclude disappear at once. */
  view: string;
}

export function TableRows<Row>({ rows, getRowId, columns, selection, removable, isFull, view }: TableRowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const motion = useMotion(() => !body.current?.contains(document.activeElement) && !isFocusAway());
  const { Presence, Row: Element } = removable ? motion : noMotion;
  const keys = createRowKeys(rows, getRowId);
  return (
    <tbody ref={body} data-full={isFull || undefined}>
      <Presence key={removable ? view : undefined} initial={false}>
        {rows.map((row, index) => (
          <TableRow key={keys[index]} as={Element} {...{ row, columns, selection }} />
        ))}
      </Presence>
    </tbody>
  );
}

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  selection: Selection<Row> | undefined;
  as: Motion['Row'];
}

/** A row of a table. While rows are selected it begins with a checkbox. */
function TableRow<Row>({ row, columns, selection, as: Element }: TableRowProps<Row>) {
  const [headerColumn, ...otherColumns] = columns;
  return (
    <Element>
      {selection && (
        <td data-checkbox>
          <input
            type="checkbox"
            aria-label={`Select ${(headerColumn && getCellText(headerColumn, row)) || 'a row'}`}
            checked={selection.has(row)}
            onChange={() => selection.toggle(row)}
          />
        </td>
      )}
      {headerColumn && <th scope="row">{headerColumn.cell(row)}</th>}
      {otherColumns.map(({ header, cell, numeric, actions }) => (
        <td key={header} data-header={header} data-numeric={numeric} data-actions={actions}>
          {cell(row)}
        </td>
      ))}
    </Element>
  );
}

interface ColumnHeaderProps<Row> {
  column: Column<Row>;
  sort: SortOrder | undefined;
  onSortChange: (sort: SortOrder | undefined) => void;
}

const SortIcon = createIcon('M8 10l4-4 4 4M8 14l4 4 4-4');
const AscendingIcon = createIcon('M12 19V5M6 11l6-6 6 6');
const DescendingIcon = createIcon('M12 5v14M6 13l6 6 6-6');

const icons = { none: SortIcon, ascending: AscendingIcon, descending: DescendingIcon };

/** The header of a column. A press sorts in ascending order, the next one in descending order, and the third restores the server's order. */
export function ColumnHeader<Row>({ column, sort, onSortChange }: ColumnHeaderProps<Row>) {
  const { header, minWidth = 72, numeric, actions, sortValue } = column;
  const id = getColumnId(column);
  const direction = sort?.columnId === id ? (sort.descending ? 'descending' : 'ascending') : 'none';
  const Icon = icons[direction];
  return (
    <th
      scope="col"
      data-numeric={numeric}
      data-actions={actions}
      style={{ minWidth }}
      aria-sort={sortValue && direction !== 'none' ? direction : undefined}
    >
      {sortValue ? (
        <button type="button" onClick={() => onSortChange(getNextSort(sort, id))}>
          {header}
          <Icon />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

export function TableSkeleton({ columns }: { columns: number }) {
  return (
    <Box display="grid" gap="4">
      <Skeleton height="80px" maxWidth="360px" />
      <Skeleton height="80px" hideFrom="xl" />
      <Box aria-busy display="grid" gap={{ base: '3', xl: '1px' }}>
        {Array.from({ length: defaultSize + 1 }, (_, index) => (
          <Skeleton key={index} height={{ base: `${columns * 28 + 32}px`, xl: '48px' }} />
        ))}
      </Box>
    </Box>
  );
}
