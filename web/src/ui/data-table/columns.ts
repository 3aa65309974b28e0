import type { ReactNode } from 'react';

/** A column of a table; the first one names the row. */
export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Amounts are compared by their last digits. */
  numeric?: boolean;
  /** The least width, in pixels, at which it is still easy to read. */
  least?: number;
}
