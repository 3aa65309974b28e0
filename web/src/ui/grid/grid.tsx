import { useCallback, useDeferredValue } from 'react';
import { Box } from '../box.ts';
import { Button } from '../button.tsx';
import { Flex } from '../flex.ts';
import { GridContainer, GridTable } from './grid-parts.tsx';
import { GridRowView } from './grid-row.tsx';
import { type GridColumn, type GridRow, type GridValues, setCells } from './grid-values.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useSlices } from './use-slices.ts';

interface GridProps {
  /** Names the table. */
  label: string;
  /** The header of the first column, such as 'Student'. */
  rowHeader: string;
  /** Must be referentially stable, as `onChange`: all rows rerender with a new one. */
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  values: GridValues;
  /** Messages by the id of the row, then by the name of the column. */
  errors?: GridValues;
  /** Takes an update like the setter of `useState`. */
  onChange: (update: (values: GridValues) => GridValues) => void;
}

/** In pixels. */
const rowHeaderWidth = 148;
const columnWidth = 112;
/** Of a row that is not laid out yet. */
const rowHeight = 58;
/** Keeps the cells of a grid with few columns near the header of their row. */
const spareWidth = 352;

const noErrors: GridValues = {};
const hint = 'Enter and the arrow keys move between the cells. You can paste cells from a spreadsheet.';

/** A table of inputs that is filled like a spreadsheet: arrow keys and Enter move, and a pasted column or block fills many cells. */
export function Grid({ label, rowHeader, columns, rows, values, errors = noErrors, onChange }: GridProps) {
  const { handlers, pasteText, undoPaste } = useGridKeys({ columns, rows, values, onChange });
  const handleCellChange = useCallback(
    (row: string, column: string, text: string) => onChange((current) => setCells(current, [{ row, column, text }])),
    [onChange],
  );
  const slices = useSlices(rows);
  // Deferred, because the errors of all rows may change at once.
  const shownErrors = useDeferredValue(errors);
  // Rows leave deferred, too. Until then they keep their texts.
  const lastValues = useDeferredValue(values);
  const widths = columns.map(({ width = columnWidth }) => width);
  const minWidth = widths.reduce((sum, width) => sum + width, rowHeaderWidth);
  const template = [`minmax(${rowHeaderWidth}px, 1fr)`, ...widths.map((width) => `${width}px`)].join(' ');
  return (
    <Box display="grid" gap="2">
      <Flex role="status" alignItems="center" gap="3" minHeight="36px" textStyle="sm" color="fg.muted">
        <span>{pasteText ?? hint}</span>
        {pasteText && (
          <Button variant="outline" size="sm" onClick={undoPaste}>
            Undo
          </Button>
        )}
      </Flex>
      <GridContainer tall={columns.length > 1} style={{ scrollPaddingInlineStart: rowHeaderWidth, maxWidth: minWidth + spareWidth }}>
        <GridTable {...handlers} style={{ minWidth, ...{ '--columns': template } }}>
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr>
              <th scope="col">{rowHeader}</th>
              {columns.map(({ name, label: header }) => (
                <th key={name} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          {slices.map((slice) => (
            <tbody key={slice[0]?.id} style={{ containIntrinsicBlockSize: `auto ${slice.length * rowHeight}px` }}>
              {slice.map((row) => (
                <GridRowView
                  key={row.id}
                  {...row}
                  columns={columns}
                  values={values[row.id] ?? lastValues[row.id]}
                  errors={shownErrors[row.id]}
                  onCellChange={handleCellChange}
                />
              ))}
            </tbody>
          ))}
        </GridTable>
      </GridContainer>
    </Box>
  );
}
