import type { Choice } from '../fields/select-field.tsx';

/** One of many that can be chosen; its value is its own. */
export interface Option extends Choice {
  /** Tells apart those of one name. */
  detail?: string;
}

/** What a search looks in. */
export function searchedText({ label, detail = '' }: Option): string {
  return `${label} ${detail}`;
}

/** The first of each id: whoever comes twice is one person. */
export function oneOfEach<Row extends { _id: string }>(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>();
  return rows.filter(({ _id }) => !seen.has(_id) && seen.add(_id));
}
