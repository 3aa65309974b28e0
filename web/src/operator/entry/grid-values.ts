/** The texts of a grid: by the id of the row, then by the name of the column. Cells without a text are blank. */
export type GridValues = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Takes an update like the setter of `useState`. */
export type GridChange = (update: (values: GridValues) => GridValues) => void;

export interface GridColumn {
  name: string;
  label: string;
  /** The header of several columns, as of a subject over its marks; each group has the same width. */
  group?: string;
  /** The header below the group, if the label is longer. */
  header?: string;
  inputMode?: 'text' | 'decimal' | 'numeric';
  maxLength?: number;
  /** In pixels. */
  width?: number;
  /** What a blank cell stands for. */
  placeholder?: string | undefined;
  /** Its cells show the photos of the rows. */
  hasPhotos?: boolean;
}

/** A row of a grid. No value is made anew for each render, so that rows with equal values do not rerender. */
export interface GridRow {
  id: string;
  /** Names the row, and labels its inputs as in 'Grade of Asha Kumari'. */
  header: string;
  /** The number of the row in the table, where the first column names the rows. */
  number?: number;
  detail?: string;
  status?: string;
  colorPalette?: 'success' | 'warning' | 'error';
  /** The texts of the row cannot change, and the keys skip the row. */
  readOnly?: boolean;
  photo?: File | undefined;
}

export interface GridCell {
  row: string;
  column: string;
  text: string;
}

export const getCellText = (values: GridValues, row: string, column: string) => values[row]?.[column] ?? '';

/** Returns the values with new texts. Rows that do not change stay the same objects. */
export function setCells(values: GridValues, cells: readonly GridCell[]): GridValues {
  const changed: Record<string, Readonly<Record<string, string>>> = { ...values };
  for (const { row, column, text } of cells) changed[row] = { ...changed[row], [column]: text };
  return changed;
}
