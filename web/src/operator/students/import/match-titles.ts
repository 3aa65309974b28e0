import { initials } from '#lib/format.ts';
import * as common from '#text/common.ts';
import * as text from '#text/import.ts';
import type { SelectOption } from '#ui/fields/select-field.tsx';
import type { ImportCells } from './import-table.ts';
import { toKey } from './known-words.ts';

/** The fields that name a record by its title, with the list of the records. */
export const titleLists = { courseId: 'courses', batch: 'batches' } as const;

export type TitleField = keyof typeof titleLists;

export const titleNouns = { courseId: common.courseNoun, batch: common.batchNoun };

/** The ids that the user has chosen for the courses and the batches of a table. */
export interface Choices {
  /** For the rows that name no course or batch. */
  forAll: Readonly<Record<TitleField, string>>;
  /** For titles that are not in the list, as `toTitle` returns them. */
  byTitle: Readonly<Record<TitleField, Readonly<Record<string, string>>>>;
}

export const noChoices: Choices = { forAll: { courseId: '', batch: '' }, byTitle: { courseId: {}, batch: {} } };

export interface ImportOptions extends Choices {
  courses: readonly SelectOption[];
  batches: readonly SelectOption[];
}

/** The meaning of a cell as a value of the form, or an error if it has no meaning. */
export type CellValue = { value: string; error?: undefined } | { value?: undefined; error: string };

/** Finds the course or batch of a text: its id, its title, its initials, or else the choice of the user for the text. */
export function findTitle(cell: string, field: TitleField, options: ImportOptions): CellValue {
  const list = options[titleLists[field]];
  const noun = titleNouns[field];
  const byId = list.find(({ value }) => value === cell.trim());
  if (byId) return { value: byId.value };
  const title = toTitle(cell);
  const chosen = options.byTitle[field][title];
  if (chosen) return { value: chosen };
  const { titles, byInitials } = groupByTitle(list);
  const [first, second] = titles.get(title) ?? [];
  if (second) return { error: text.writeId({ noun, id: second.value }) };
  const [short, otherShort] = byInitials.get(toKey(cell)) ?? [];
  const match = first ?? (otherShort ? undefined : short);
  if (match) return { value: match.value };
  return { error: text.titleUnknown({ noun, title: list[0]?.label }) };
}

/** A title of the table that no course or batch of the list has. */
export interface TableTitle {
  key: string;
  text: string;
  rows: number;
  found?: string;
  isAmbiguous: boolean;
}

/** The titles of a table that are not in the list: unknown titles, and titles that were found by their initials. */
export function findTableTitles(rows: readonly ImportCells[], field: TitleField, options: ImportOptions): readonly TableTitle[] {
  const list = options[titleLists[field]];
  const { titles } = groupByTitle(list);
  const found = new Map<string, TableTitle>();
  for (const { [field]: cell = '' } of rows) {
    const key = toTitle(cell);
    const isAmbiguous = (titles.get(key) ?? []).length > 1;
    if (key !== '') found.set(key, { key, text: found.get(key)?.text ?? cell, rows: (found.get(key)?.rows ?? 0) + 1, isAmbiguous });
  }
  return [...found.values()].flatMap((title) => {
    const { value } = findTitle(title.text, field, { ...options, byTitle: noChoices.byTitle });
    if (value === undefined) return [title];
    const label = list.find((option) => option.value === value)?.label ?? '';
    return value === title.text.trim() || toTitle(label) === title.key ? [] : [{ ...title, found: label }];
  });
}

/** The options of a select. Records with the same title are distinguished by their ids. */
export function toTitleOptions(options: readonly SelectOption[]): readonly SelectOption[] {
  const { titles } = groupByTitle(options);
  return options.map(({ value, label }) => ({
    value,
    label: (titles.get(toTitle(label)) ?? []).length > 1 ? `${label} (${value})` : label,
  }));
}

interface TitleGroups {
  titles: ReadonlyMap<string, readonly SelectOption[]>;
  /** Options by the initials of their title, as `toKey` returns them. */
  byInitials: ReadonlyMap<string, readonly SelectOption[]>;
}

/** The titles of a list, which are the same for all rows of a table. */
const knownGroups = new WeakMap<readonly SelectOption[], TitleGroups>();

function groupByTitle(options: readonly SelectOption[]): TitleGroups {
  const known = knownGroups.get(options);
  if (known) return known;
  // A title of one word has no initials, and neither has a cell with signs only, such as '-'.
  const byInitials = groupBy(options, ({ label }) => (initials(label, 1) === initials(label) ? '' : toKey(initials(label))));
  byInitials.delete('');
  const groups = { titles: groupBy(options, ({ label }) => toTitle(label)), byInitials };
  knownGroups.set(options, groups);
  return groups;
}

function groupBy(options: readonly SelectOption[], getKey: (option: SelectOption) => string): Map<string, readonly SelectOption[]> {
  const groups = new Map<string, readonly SelectOption[]>();
  for (const option of options) groups.set(getKey(option), [...(groups.get(getKey(option)) ?? []), option]);
  return groups;
}

/** Signs count in a title: 'C++' is not 'C'. */
function toTitle(cell: string): string {
  return cell.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
