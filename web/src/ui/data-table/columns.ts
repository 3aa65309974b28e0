import type { ReactNode } from 'react';

/** A column of a table. The first column is the header of its row. */
export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Aligns the column at its end, so that digits line up. */
  numeric?: boolean;
  /** The smallest readable width, in pixels. */
  minWidth?: number;
}
