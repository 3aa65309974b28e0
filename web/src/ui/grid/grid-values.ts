/** The texts of a grid: by the id of the row, then by the name of the column. Cells without a text are blank. */
export type GridValues = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A column with one input in each row. */
export interface GridColumn {
  name: string;
  label: string;
  inputMode?: 'text' | 'decimal' | 'numeric';
  maxLength?: number;
  /** In pixels. */
  width?: number;
}

/** A row of a grid. All texts, so that rows with equal ones do not rerender. */
export interface GridRow {
  id: string;
  /** Names the row, and labels its inputs as in 'Grade of Asha Kumari'. */
  header: string;
  /** A second line below the header, such as a roll number. */
  detail?: string;
  /** A badge, such as 'Sent'. */
  status?: string;
  tone?: 'neutral' | 'success' | 'warning' | 'error';
  /** Its texts cannot change, and the keys skip it. */
  readOnly?: boolean;
}

/** The new text of a cell. */
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
