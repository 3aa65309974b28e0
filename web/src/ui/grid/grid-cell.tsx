import { memo } from 'react';
import type { GridColumn } from './grid-values.ts';

interface GridCellProps extends GridColumn {
  row: string;
  /** Of the error, unique in the page. */
  errorId: string;
  /** The id of what describes the row. */
  detailId: string | undefined;
  text: string;
  error: string | undefined;
  readOnly: boolean | undefined;
  onCellChange: (row: string, column: string, text: string) => void;
}

/** A cell of a grid. It rerenders only when its own text or error changes, because React sets all attributes of an input again. */
export const GridCellView = memo(function GridCellView(props: GridCellProps) {
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
