import type { SelectOption } from '../fields/select-field.tsx';

/** An option of a combobox. Values are unique. */
export interface Option extends SelectOption {
  /** Distinguishes options with the same label. */
  detail?: string;
}

/** The text of an option that is searched. */
export function getOptionText({ label, detail = '' }: Option): string {
  return `${label} ${detail}`;
}

/** Removes rows with an id that an earlier row has. */
export function uniqueById<Row extends { _id: string }>(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>();
  return rows.filter(({ _id }) => !seen.has(_id) && seen.add(_id));
}
