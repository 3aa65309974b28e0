import type { ReactNode } from 'react';

/** A value by which rows are sorted: a number, a text, or a date in the format of the API. Rows without a value come last. */
export type SortValue = number | string | null | undefined;

/** A column of a table. The first column is the header of its row. */
export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** The text of the cell in print and CSV, where the cell is not a text itself. */
  text?: (row: Row) => string;
  /** With it the rows can be sorted by the column. Must be referentially stable. */
  sortValue?: (row: Row) => SortValue;
  /** Names the column in the URL. By default its header, as in 'father-name'. */
  id?: string;
  /** Its cells hold buttons or links, which are neither printed nor exported. */
  actions?: boolean;
  /** Aligns the column at its end, so that digits line up. */
  numeric?: boolean;
  /** The smallest readable width, in pixels. */
  minWidth?: number;
}

/** A further column of the CSV file of a list. */
export type ExportColumn<Row> = Pick<Column<Row>, 'header'> & { text: (row: Row) => string };

/** Returns the name of a column in the URL. */
export function getColumnId({ id, header }: Pick<Column<never>, 'header' | 'id'>): string {
  return id ?? header.toLowerCase().replace(/[^a-z]+/g, '-');
}

/** Returns the text of a cell for print and CSV; '' for a missing value. */
export function getCellText<Row>({ text, cell }: Column<Row>, row: Row): string {
  const value = text ? text(row) : cell(row);
  return (typeof value === 'string' || typeof value === 'number') && value !== '-' ? String(value) : '';
}

/** The columns of a list that are printed and exported. */
export function getTextColumns<Row>(columns: readonly Column<Row>[]): ExportColumn<Row>[] {
  return columns.filter(({ actions }) => !actions).map((column) => ({ header: column.header, text: (row) => getCellText(column, row) }));
}
