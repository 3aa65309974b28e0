import type { CreateMarksheetInput } from '@institute/sdk';
import { dashDate } from '../../lib/dates.ts';
import { type FormErrors, type FormValues, type ParsedForm, requireFields } from '../../ui/form/parse-form.ts';
import { isBlank, type SubjectFormValues, type SubjectMarks } from './parse-subject-form.ts';

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
  const session = `${dashDate(values('startDate'))} - ${dashDate(values('endDate'))}`;
  return { input: { subjects, session, student, course, issueDate: values('issueDate') } };
}

const noSubject = 'Please add at least one subject.';
const unaddedDraft = 'This subject is not added yet. Please add or clear it.';

/** Rejects the form while a subject is typed but not added, so that it is not lost. */
function withDraftError(errors: FormErrors | undefined): FormErrors {
  const { subject, ...fields } = errors?.fields ?? {};
  const message = Object.keys(fields).length > 0 && errors ? errors.message : unaddedDraft;
  return { message, fields: { ...fields, subject: unaddedDraft } };
}
