import type { Motion } from '../motion/no-motion.tsx';
import { type Column, getCellText } from './columns.ts';
import type { Selection } from './use-selection.ts';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  selection: Selection<Row> | undefined;
  as: Motion['Row'];
}

/** A row of a table. While rows are selected it begins with a checkbox. */
export function TableRow<Row>({ row, columns, selection, as: Element }: TableRowProps<Row>) {
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
