import { useRef } from 'react';
import { useMotion } from '../motion/motion.ts';
import { noMotion } from '../motion/no-motion.tsx';
import type { Column } from './columns.ts';
import { createRowKeys } from './row-keys.ts';
import { TableRow } from './table-row.tsx';
import type { Selection } from './use-selection.ts';

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

/** The body of a table. */
export function TableRows<Row>({ rows, getRowId, columns, selection, removable, isFull, view }: TableRowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const motion = useMotion(() => !body.current?.contains(document.activeElement) && !document.querySelector('dialog[open]'));
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
