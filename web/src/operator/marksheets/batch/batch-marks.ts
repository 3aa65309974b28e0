import type { CreateMarksheetInput } from '@institute/sdk';
import type { RowValues } from '#lib/bulk/bulk-run.ts';
import * as text from '#text/marksheets.ts';
import { type FormValues, type ParsedForm, parsePeriod, requireFields } from '#ui/form/parse-form.ts';
import type { GridCell, GridColumn, GridValues } from '../../entry/grid-values.ts';
import {
  getMarksSum,
  getSession,
  getTotalText,
  type MarksFormValues,
  parseMarks,
  type SubjectMarks,
  totalMarks,
} from '../parse-marksheet-form.ts';

/** The row of a run that creates a marksheet. All texts, because it is stored until it is sent. */
export function toRowValues(shared: SharedInput, student: string, subjects: readonly SubjectMarks[]): RowValues {
  const marks = subjects.flatMap(({ subjectName, marksObtain, practicalMarks }) => [
    [getColumnName('marksObtain', subjectName), `${marksObtain}`],
    [getColumnName('practicalMarks', subjectName), `${practicalMarks}`],
  ]);
  return { ...shared, student, ...Object.fromEntries(marks) };
}

export function toMarksheetInput({ student = '', course = '', session = '', issueDate = '', ...marks }: RowValues): CreateMarksheetInput {
  const prefix = getColumnName('marksObtain', '');
  const names = Object.keys(marks).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  return { student, course, session, issueDate, subjects: parseMarksRow(marks, names).subjects };
}

type SharedInput = Pick<CreateMarksheetInput, 'course' | 'session' | 'issueDate'>;

const required = ['courseId', 'batchId', 'startDate', 'endDate', 'issueDate'];

export function parseBatchForm(values: FormValues): ParsedForm<SharedInput> {
  const errors = requireFields(values, required);
  if (errors) return { errors };
  const dates = parsePeriod(values);
  if (dates.errors) return dates;
  return { input: { course: values('courseId'), session: getSession(dates.input), issueDate: dates.input.issueDate } };
}

/** The texts of a student's row in the grid, by the name of the column. */
export type MarksCells = Readonly<Record<string, string>>;

export interface MarksRow {
  isBlank: boolean;
  /** The subjects whose marks are complete and valid. */
  subjects: SubjectMarks[];
  /** As in '168 of 200 (84 %)'; undefined without such a subject. */
  total: string | undefined;
  /** By the name of the column. */
  errors: MarksCells;
  /** The errors that are shown while the row is typed: those of subjects with both marks. */
  earlyErrors: MarksCells;
  warnings: MarksCells;
}

const labels = { marksObtain: text.marksObtainedIn, practicalMarks: text.practicalMarksIn };
const fields = ['marksObtain', 'practicalMarks'] as const;

export const getColumnName = (field: keyof MarksFormValues, subject: string) => `${field} ${subject}`;

export function toMarksColumns(subjects: readonly string[]): GridColumn[] {
  return subjects.flatMap((subject) =>
    fields.map((field) => ({
      name: getColumnName(field, subject),
      label: labels[field](subject),
      inputMode: 'decimal',
      maxLength: 6,
      // Four subjects fit beside each other on a laptop.
      width: 90,
    })),
  );
}

/** Parses the row of a student: without blank cells, and each subject as in the form for one marksheet. */
export function parseMarksRow(cells: MarksCells, names: readonly string[]): MarksRow {
  const subjects: SubjectMarks[] = [];
  const errors: Record<string, string> = {};
  const earlyErrors: Record<string, string> = {};
  const warnings: Record<string, string> = {};
  let isBlank = true;
  for (const subjectName of names) {
    const get = (field: keyof MarksFormValues) => cells[getColumnName(field, subjectName)] ?? '';
    const values = { marksObtain: get('marksObtain'), practicalMarks: get('practicalMarks') };
    const filled = Object.values(values).filter((typed) => typed.trim() !== '').length;
    if (filled > 0) isBlank = false;
    const parsed = parseMarks(values);
    if (parsed.input) subjects.push({ subjectName, totalMarks, ...parsed.input });
    const warning = getMarksSum(values)?.warning;
    if (warning) warnings[getColumnName('practicalMarks', subjectName)] = warning;
    for (const field of fields) {
      const message = parsed.errors?.fields[field];
      if (message === undefined) continue;
      errors[getColumnName(field, subjectName)] = message;
      if (filled === fields.length) earlyErrors[getColumnName(field, subjectName)] = message;
    }
  }
  return { isBlank, subjects, total: subjects.length > 0 ? getTotalText(subjects) : undefined, errors, earlyErrors, warnings };
}

/** The marks that are not blank as a list for a draft: of each cell its row, column and text. */
export function marksDraft(marks: GridValues, isKept: (row: string) => boolean): string[] {
  const rows = Object.entries(marks).filter(([row]) => isKept(row));
  return rows.flatMap(([row, cells]) => Object.entries(cells).flatMap(([column, typed]) => (typed === '' ? [] : [row, column, typed])));
}

export function parseMarksDraft(texts: readonly string[] = []): GridCell[] {
  const cells: GridCell[] = [];
  for (let index = 0; index + 2 < texts.length; index += 3) {
    const [row = '', column = '', typed = ''] = texts.slice(index, index + 3);
    cells.push({ row, column, text: typed });
  }
  return cells;
}
