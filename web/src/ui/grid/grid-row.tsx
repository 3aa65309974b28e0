import { memo, useId } from 'react';
import { Status } from '../status.tsx';
import type { GridColumn, GridRow } from './grid-values.ts';

interface GridRowProps extends GridRow {
  columns: readonly GridColumn[];
  /** By the name of the column. */
  values: Readonly<Record<string, string>> | undefined;
  errors: Readonly<Record<string, string>> | undefined;
  onCellChange: (row: string, column: string, text: string) => void;
}

/** A row of a grid. It rerenders only when its own texts, errors or status change. */
export const GridRowView = memo(function GridRowView(props: GridRowProps) {
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
      {columns.map(({ name, label, inputMode, maxLength }, index) => {
        const text = values?.[name] ?? '';
        const error = errors?.[name];
        // An input stays, because swapping a thousand would take long.
        if (readOnly && text === '') return <td key={name} />;
        return (
          <td key={name}>
            <input
              type="text"
              data-row={row}
              data-column={name}
              aria-label={`${label} of ${header}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-${index}` : detail && `${id}-detail`}
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
              <small id={`${id}-${index}`} data-error>
                {error}
              </small>
            )}
          </td>
        );
      })}
    </tr>
  );
});
