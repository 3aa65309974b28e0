import type { CreateMarksheetInput } from '@institute/sdk';
import { dashDate } from '../../lib/dates.ts';
import { checkDates, type FormErrors, type FormValues, type ParsedForm, type Period, requireFields } from '../../ui/form/parse-form.ts';

import type { SubjectMarks } from './parse-marks.ts';
import { isBlank, type SubjectFormValues } from './parse-subject-form.ts';

const required = ['student', 'course', 'startDate', 'endDate', 'issueDate', 'subject'];

/** State outside of the form's own fields. */
export interface MarksheetSelection {
  student: string;
  course: string;
  subjects: SubjectMarks[];
  /** The subject that is typed but not added yet. */
  draft: SubjectFormValues;
}

/** Parses the form of a new marksheet. */
export function parseMarksheetForm(
  values: FormValues,
  { student, course, subjects, draft }: MarksheetSelection,
): ParsedForm<CreateMarksheetInput> {
  const selected: Record<string, string> = { student, course, subject: subjects.map(({ subjectName }) => subjectName).join() };
  const errors = requireFields((field) => selected[field] ?? values(field), required);
  if (!isBlank(draft)) return { errors: withDraftError(errors) };
  if (errors) return { errors: errors.fields.subject ? { ...errors, fields: { ...errors.fields, subject: noSubject } } : errors };
  const dates = { startDate: values('startDate'), endDate: values('endDate'), issueDate: values('issueDate') };
  const dateErrors = checkDates(dates);
  const [message] = Object.values(dateErrors);
  if (message) return { errors: { message, fields: dateErrors } };
  return { input: { subjects, session: getSession(dates), student, course, issueDate: dates.issueDate } };
}

/** The session of a marksheet, as DD-MM-YYYY - DD-MM-YYYY. */
export function getSession({ startDate, endDate }: Pick<Period, 'startDate' | 'endDate'>): string {
  return `${dashDate(startDate)} - ${dashDate(endDate)}`;
}

const noSubject = 'Please add at least one subject.';
const unaddedDraft = 'This subject is not added yet. Please add or clear it.';

/** Rejects the form while a subject is typed but not added, so that it is not lost. */
function withDraftError(errors: FormErrors | undefined): FormErrors {
  const { subject, ...fields } = errors?.fields ?? {};
  const message = Object.keys(fields).length > 0 && errors ? errors.message : unaddedDraft;
  return { message, fields: { ...fields, subject: unaddedDraft } };
}
