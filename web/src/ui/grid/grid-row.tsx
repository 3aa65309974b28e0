import { memo, useId } from 'react';
import { Status } from '../status.tsx';
import { GridCellView } from './grid-cell.tsx';
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
