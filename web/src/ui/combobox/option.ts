import type { ReactNode } from 'react';
import type { SelectOption } from '../fields/select-field.tsx';

/** An option of a combobox. Values are unique. */
export interface Option extends SelectOption {
  /** Distinguishes options with the same label. */
  detail?: string;
  /** What is searched instead of label and detail; a phone number has a line of its own. */
  searchText?: string;
  /** Shown before the label. */
  Icon?: () => ReactNode;
}

/** The text of an option that is searched. */
export function getOptionText({ label, detail = '', searchText = `${label} ${detail}` }: Option): string {
  return searchText;
}

/** Removes rows with an id that an earlier row has. */
export function uniqueById<Row extends { _id: string }>(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>();
  return rows.filter(({ _id }) => !seen.has(_id) && seen.add(_id));
}
