import { chakra } from '@chakra-ui/react/styled-system';
import { memo, startTransition, useCallback, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { inputStyles } from '#theme/recipes.ts';
import { recipe } from '#theme/system.ts';
import { Box, Flex } from '../box.ts';
import { Button } from '../button.tsx';
import { Status } from '../status.tsx';
import { type GridColumn, type GridRow, type GridValues, setCells } from './grid-values.ts';
import { useGridKeys } from './use-grid-keys.ts';

interface GridProps {
  label: string;
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

interface GridRowProps extends GridRow {
  columns: readonly GridColumn[];
  /** By the name of the column. */
  values: Readonly<Record<string, string>> | undefined;
  errors: Readonly<Record<string, string>> | undefined;
  onCellChange: (row: string, column: string, text: string) => void;
}

/** A row of a grid. It rerenders only when its own texts, errors or status change. */
const GridRowView = memo(function GridRowView(props: GridRowProps) {
  const { id: row, header, detail, status, tone, readOnly, columns, values, errors, onCellChange } = props;
  const id = useId();
  return (
    <tr>
      <th scope="row">
        <div>
          <span>
            <span id={id}>{header}</span>
            {detail && <small id={`${id}-detail`}>{detail}</small>}
          </span>
          {status && <Status tone={tone}>{status}</Status>}
        </div>
      </th>
      {columns.map((column, index) => (
        <GridCellView
          key={column.name}
          {...column}
          row={row}
          label={`${column.label} of ${header}`}
          errorId={`${id}-${index}`}
          detailId={detail && `${id}-detail`}
          text={values?.[column.name] ?? ''}
          error={errors?.[column.name]}
          readOnly={readOnly}
          onCellChange={onCellChange}
        />
      ))}
    </tr>
  );
});

interface GridCellProps extends GridColumn {
  row: string;
  /** Of the error, unique in the page. */
  errorId: string;
  detailId: string | undefined;
  text: string;
  error: string | undefined;
  readOnly: boolean | undefined;
  onCellChange: (row: string, column: string, text: string) => void;
}

/** A cell of a grid. It rerenders only when its own text or error changes, because React sets all attributes of an input again. */
const GridCellView = memo(function GridCellView(props: GridCellProps) {
  const { row, name, label, inputMode, maxLength, errorId, detailId, text, error, readOnly, onCellChange } = props;
  // An input stays, because swapping a thousand would take long.
  if (readOnly && text === '') return <td />;
  return (
    <td>
      <input
        type="text"
        data-row={row}
        data-column={name}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : detailId}
        inputMode={inputMode}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        readOnly={readOnly}
        tabIndex={readOnly ? -1 : undefined}
        value={text}
        onChange={({ target }) => onCellChange(row, name, target.value)}
      />
      {error && (
        <small id={errorId} data-error>
          {error}
        </small>
      )}
    </td>
  );
});

/** Scrolls a wide grid sideways. With `tall` it scrolls down, too, so that its column headers stay in sight. */
const GridContainer = chakra(
  'div',
  recipe({
    base: { overflow: 'auto', bg: 'bg.panel', borderWidth: '1px', borderRadius: 'md', position: 'relative' },
    variants: { tall: { true: { maxHeight: '80dvh', scrollPaddingTop: '48px' } } },
  }),
);

/**
 * The table of a grid. Its rows are CSS grids with the columns in `--columns`, because the browser lays out all rows of a CSS table at
 * every change, but of a `tbody` that is a block only those near the viewport. It styles its plain elements, because a styled element for
 * each cell would render slowly.
 */
const GridTable = chakra(
  'table',
  recipe({
    base: {
      display: 'block',
      textStyle: 'sm',
      '& :is(thead, tbody)': { display: 'block' },
      '& thead': { position: 'sticky', top: '0', zIndex: '2' },
      '& tr': { display: 'grid', gridTemplateColumns: 'var(--columns)', alignItems: 'center' },
      // The inputs of a row stay in one line above their errors.
      '& tr:has([data-error])': { alignItems: 'start' },
      '& tbody': { contentVisibility: 'auto' },
      '& tbody tr': { borderTopWidth: '1px' },
      '& :is(th, td)': { display: 'block', minWidth: '0', padding: '2', textAlign: 'start', overflowWrap: 'anywhere' },
      // A sticky header covers the cells below it.
      '& th': { display: 'grid', alignContent: 'center', alignSelf: 'stretch' },
      '& thead th': { bg: 'bg.subtle', color: 'fg.muted', fontWeight: '600' },
      '& tr > th:first-of-type': { position: 'sticky', insetInlineStart: '0', zIndex: '1', paddingInline: '3' },
      '& tbody th': { bg: 'bg.panel', fontWeight: '600' },
      '& th > div': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '1',
        columnGap: '3',
      },
      '& small': { display: 'block', textStyle: 'xs', fontWeight: '400', color: 'fg.muted' },
      '& small[data-error]': { color: 'error.fg' },
      '& input': { ...inputStyles, minH: '40px', px: '2' },
    },
  }),
);

/** Few rows, because the browser lays out all rows of the slices near the viewport. */
const sliceSize = 5;
const slicesPerRender = 2;

/** The rows in slices: the first are rendered at once, the others step by step, so that the page responds meanwhile. */
function useSlices<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const [count, setCount] = useState(slicesPerRender);
  // Deferred, because all rows may change at once.
  const visible = useDeferredValue(rows);
  const total = Math.ceil(visible.length / sliceSize);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + slicesPerRender));
  }, [count, total]);
  return useMemo(
    () => Array.from({ length: Math.min(count, total) }, (_, index) => visible.slice(index * sliceSize, (index + 1) * sliceSize)),
    [visible, count, total],
  );
}
