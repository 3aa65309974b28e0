import type { CreateMarksheetInput } from '@institute/sdk';
import type { RowValues } from '../../../lib/bulk/bulk-item.ts';
import type { SubjectMarks } from '../parse-marks.ts';
import type { SharedInput } from './parse-batch-form.ts';
import { getColumnName, parseMarksRow } from './parse-marks-row.ts';

/** The row of a run that creates a marksheet. All texts, because it is stored until it is sent. */
export function toRowValues(shared: SharedInput, student: string, subjects: readonly SubjectMarks[]): RowValues {
  const marks = subjects.flatMap(({ subjectName, marksObtain, practicalMarks }) => [
    [getColumnName('marksObtain', subjectName), `${marksObtain}`],
    [getColumnName('practicalMarks', subjectName), `${practicalMarks}`],
  ]);
  return { ...shared, student, ...Object.fromEntries(marks) };
}

const prefix = getColumnName('marksObtain', '');

/** The reverse of `toRowValues`. */
export function toMarksheetInput({ student = '', course = '', session = '', issueDate = '', ...marks }: RowValues): CreateMarksheetInput {
  const names = Object.keys(marks).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  return { student, course, session, issueDate, subjects: parseMarksRow(marks, names).subjects };
}
