export const hint = 'Enter goes to the next row. You can paste cells from a spreadsheet.';
export const undo = 'Undo';
/** The name of an input. */
export const cell = ({ column, row }: { column: string; row: string }) => `${column} of ${row}`;
export const rowNumber = (number: number | undefined) => `row ${number}`;
export const cellsFilled = (count: number) => (count === 1 ? '1 cell filled.' : `${count} cells filled.`);
export const someFilled = ({ filled, missed }: { filled: number; missed: number }) => `${cellsFilled(filled)} ${missed} did not fit.`;
