import { genders } from '@institute/sdk';
import { dateError, parseTypedDate } from '../../../lib/typed-date.ts';
import type { SelectOption } from '../../../ui/fields/select-field.tsx';
import { stateOptions } from '../../../ui/user-fields/states.ts';
import { type ImportField, toKey } from './import-fields.ts';
import type { ImportCells } from './import-rows.ts';

/** The course and the batch of rows that name none, as ids. */
export interface ForAll {
  courseId: string;
  batch: string;
}

/** What the cells of a course or a batch can mean. */
export interface ImportOptions {
  courses: readonly SelectOption[];
  batches: readonly SelectOption[];
  forAll: ForAll;
}

/** The meaning of a cell as a value of the form, or why it has none. */
type CellValue = { value: string; error?: undefined } | { value?: undefined; error: string };

/** What the fields of the form would hold for a row, and the cells that no field accepts. */
export interface RowValues {
  values: Readonly<Partial<Record<ImportField, string>>>;
  errors: Readonly<Partial<Record<ImportField, string>>>;
}

/** The id of the batch that a row is for; undefined if there is none. */
export function findBatchId(cells: ImportCells, { batches, forAll }: ImportOptions): string | undefined {
  return findOption(batches, cells.batch || forAll.batch, 'batch').value;
}

/** Turns the cells of a row into values of the form: dates as YYYY-MM-DD, and the values of selects for their words. */
export function toFormValues(cells: ImportCells, { courses, batches, forAll }: ImportOptions): RowValues {
  const parsed: Partial<Record<ImportField, CellValue>> = {
    dob: parseCell(cells.dob, (text) => toValue(parseTypedDate(text), dateError)),
    gender: parseCell(cells.gender, (text) => toValue(genderWords[toKey(text)], 'Please write male, female or other.')),
    state: parseCell(cells.state, (text) => toValue(findState(text), 'Please write the name of a state, for example Bihar.')),
    courseId: parseCell(cells.courseId || forAll.courseId, (text) => findOption(courses, text, 'course')),
    batch: parseCell(cells.batch || forAll.batch, (text) => findOption(batches, text, 'batch')),
  };
  const entries = Object.entries(parsed);
  return {
    values: { ...cells, ...Object.fromEntries(entries.map(([field, { value = '' }]) => [field, value])) },
    errors: Object.fromEntries(entries.flatMap(([field, { error }]) => (error ? [[field, error]] : []))),
  };
}

/** A blank cell is left to the rules of the form. */
function parseCell(text = '', parse: (text: string) => CellValue): CellValue {
  return text.trim() === '' ? { value: '' } : parse(text);
}

function toValue(value: string | undefined, error: string): CellValue {
  return value === undefined ? { error } : { value };
}

const { male, female, other } = genders;
const genderWords: Readonly<Record<string, string | undefined>> = {
  ...{ male, m: male, boy: male, पुरुष: male },
  ...{ female, f: female, girl: female, महिला: female },
  ...{ other, o: other, others: other, transgender: other, अन्य: other },
};

const statesByKey = new Map(stateOptions.map(({ value, label }) => [toKey(label), value]));

function findState(text: string): string | undefined {
  return statesByKey.get(toKey(text));
}

/** Finds a course or a batch by its id or its title. */
function findOption(options: readonly SelectOption[], text: string, noun: string): CellValue {
  const byId = options.find(({ value }) => value === text.trim());
  if (byId) return { value: byId.value };
  const [first, second] = groupByTitle(options).get(toTitle(text)) ?? [];
  if (second) return { error: `More than one ${noun} has this title. Please write its id, for example ${second.value}.` };
  return toValue(first?.value, `There is no ${noun} with this title.`);
}

/** The titles of a list, which are the same for all rows of a table. */
const titles = new WeakMap<readonly SelectOption[], ReadonlyMap<string, readonly SelectOption[]>>();

function groupByTitle(options: readonly SelectOption[]): ReadonlyMap<string, readonly SelectOption[]> {
  const known = titles.get(options);
  if (known) return known;
  const groups = new Map<string, SelectOption[]>();
  for (const option of options) groups.set(toTitle(option.label), [...(groups.get(toTitle(option.label)) ?? []), option]);
  titles.set(options, groups);
  return groups;
}

/** Signs count in a title: 'C++' is not 'C'. */
function toTitle(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Turns values of the form back into texts for cells. */
export function toCellTexts(
  values: Readonly<Record<string, string>>,
  { courses, batches }: ImportOptions,
): Readonly<Record<string, string>> {
  const { dob = '', state, courseId, batch } = values;
  const getLabel = (options: readonly SelectOption[], value = '') => options.find((option) => option.value === value)?.label ?? value;
  return {
    ...values,
    dob: dob.split('-').reverse().join('-'),
    state: getLabel(stateOptions, state),
    courseId: getLabel(courses, courseId),
    batch: getLabel(batches, batch),
  };
}
