import type { CreateMarksheetInput } from '@institute/sdk';
import { fieldError, type ParsedForm, parseNumber, requireFields } from '../../ui/form/parse-form.ts';

/** The marks of one subject in a marksheet. */
export type SubjectMarks = CreateMarksheetInput['subjects'][number];

/** The fields with which a subject is added to a marksheet. */
export interface SubjectFormValues {
  subject: string;
  marksObtain: string;
  practicalMarks: string;
}

export const blankSubject: SubjectFormValues = { subject: '', marksObtain: '', practicalMarks: '' };

/** The total marks of every subject. */
export const totalMarks = 100;

const required = ['subject', 'marksObtain', 'practicalMarks'] as const;

/** True if all fields of the subject are blank. */
export function isBlank(values: SubjectFormValues): boolean {
  return required.every((field) => values[field].trim() === '');
}

/** Parses the fields of a subject. Marks must be between 0 and `totalMarks`. */
export function parseSubjectForm(values: SubjectFormValues): ParsedForm<SubjectMarks> {
  const byField = new Map<string, string>(Object.entries(values));
  const errors = requireFields((field) => byField.get(field) ?? '', required);
  if (errors) return { errors };
  const marksObtain = parseNumber(values.marksObtain);
  if (marksObtain === undefined) return fieldError('marksObtain', 'Please enter the marks obtained as a number.');
  const practicalMarks = parseNumber(values.practicalMarks);
  if (practicalMarks === undefined) return fieldError('practicalMarks', 'Please enter the practical marks as a number.');
  const outOfRange = Object.entries({ marksObtain, practicalMarks }).find(([, marks]) => marks < 0 || marks > totalMarks);
  if (outOfRange) return fieldError(outOfRange[0], `Marks must be between 0 and ${totalMarks}.`);
  return { input: { subjectName: values.subject, marksObtain, totalMarks, practicalMarks } };
}
