import type { CreateMarksheetInput, Marksheet, Student } from '@institute/sdk';
import type { RowValues } from '#lib/queue/queue.ts';
import * as text from '#text/marksheets.ts';
import { type FormValues, type ParsedForm, parsePeriod, requireFields } from '#ui/form/parse-form.ts';
import type { BatchHeaderField } from '../../entry/batch-header.tsx';
import type { ParsedRow, RowCells } from '../../entry/batch-rows.ts';
import type { GridColumn } from '../../entry/grid-values.ts';
import {
  getMarksSum,
  getSession,
  getTotalText,
  type MarksFormValues,
  parseMarks,
  type SubjectMarks,
  totalMarks,
} from '../parse-marksheet-form.ts';

export function toMarksheetInput({ student = '', course = '', session = '', issueDate = '', ...marks }: RowValues): CreateMarksheetInput {
  const prefix = getColumnName('marksObtain', '');
  const names = Object.keys(marks).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  return { student, course, session, issueDate, subjects: parseMarksRow(marks, names).subjects };
}

const required = ['courseId', 'batchId', 'startDate', 'endDate', 'issueDate'] as const;

/** Parses the fields that the marksheets of a batch have in common. */
export function parseBatchForm(values: FormValues<BatchHeaderField>): ParsedForm<RowValues, BatchHeaderField> {
  const errors = requireFields(values, required);
  if (errors) return { errors };
  const dates = parsePeriod(values);
  if (dates.errors) return dates;
  return { input: { course: values('courseId'), session: getSession(dates.input), issueDate: dates.input.issueDate } };
}

const headers = { marksObtain: text.marksObtained, practicalMarks: text.practicalMarks };
const fields = ['marksObtain', 'practicalMarks'] as const;

export const getColumnName = (field: keyof MarksFormValues, subject: string) => `${field} ${subject}`;

export function toMarksColumns(subjects: readonly string[]): GridColumn[] {
  return subjects.flatMap((subject) =>
    fields.map((field) => ({
      name: getColumnName(field, subject),
      label: text.marksIn(subject, headers[field]),
      group: subject,
      header: headers[field],
      inputMode: 'decimal',
      maxLength: 6,
      // Five subjects fit beside each other on a laptop.
      width: 70,
    })),
  );
}

interface MarksRow extends ParsedRow {
  /** The subjects whose marks are complete and valid. */
  subjects: SubjectMarks[];
}

/** Parses the row of a student, each subject as in the form for one marksheet. */
export function parseMarksRow(cells: RowCells, names: readonly string[]): MarksRow {
  const subjects: SubjectMarks[] = [];
  const values: Record<string, string> = {};
  const errors: Record<string, string> = {};
  const warnings: Record<string, string> = {};
  let isBlank = true;
  for (const subjectName of names) {
    const get = (field: keyof MarksFormValues) => cells[getColumnName(field, subjectName)] ?? '';
    const typed = { marksObtain: get('marksObtain'), practicalMarks: get('practicalMarks') };
    if (Object.values(typed).some((text) => text.trim() !== '')) isBlank = false;
    const { input, errors: subjectErrors } = parseMarks(typed);
    if (input) subjects.push({ subjectName, totalMarks, ...input });
    const warning = getMarksSum(typed)?.warning;
    if (warning) warnings[getColumnName('practicalMarks', subjectName)] = warning;
    for (const field of fields) {
      const column = getColumnName(field, subjectName);
      const message = subjectErrors?.fields[field];
      if (input) values[column] = `${input[field]}`;
      if (message !== undefined) errors[column] = message;
    }
  }
  return { isBlank, values, subjects, total: subjects.length > 0 ? getTotalText(subjects) : undefined, errors, warnings };
}

export function getMarksError(rows: readonly RowCells[]): string | undefined {
  if (rows.length === 0) return text.marksRequired;
  const invalid = rows.filter((errors) => Object.keys(errors).length > 0).length;
  return invalid === 0 ? undefined : text.correctMarks(invalid);
}

export function createIsDone(marksheets: readonly Marksheet[] = [], courseId: string, session: string) {
  const known = marksheets.filter((marksheet) => marksheet.course?._id === courseId && marksheet.session === session);
  const studentIds = new Set(known.map(({ student }) => student?._id));
  return ({ _id }: Pick<Student, '_id'>) => studentIds.has(_id);
}
