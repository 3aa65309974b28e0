import { type ParsedForm, requireFields } from '../../ui/form/parse-form.ts';
import { type MarksFormValues, parseMarks, type SubjectMarks, totalMarks } from './parse-marks.ts';

/** The fields with which a subject is added to a marksheet. */
export interface SubjectFormValues extends MarksFormValues {
  subject: string;
}

export const blankSubject: SubjectFormValues = { subject: '', marksObtain: '', practicalMarks: '' };

const required = ['subject', 'marksObtain', 'practicalMarks'] as const;

/** True if all fields of the subject are blank. */
export function isBlank(values: SubjectFormValues): boolean {
  return required.every((field) => values[field].trim() === '');
}

/** Parses the fields of a subject. */
export function parseSubjectForm(values: SubjectFormValues): ParsedForm<SubjectMarks> {
  const byField = new Map<string, string>(Object.entries(values));
  const errors = requireFields((field) => byField.get(field) ?? '', required);
  if (errors) return { errors };
  const marks = parseMarks(values);
  return marks.errors ? marks : { input: { subjectName: values.subject, totalMarks, ...marks.input } };
}
