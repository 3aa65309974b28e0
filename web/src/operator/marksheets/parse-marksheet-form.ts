import type { CreateMarksheetInput } from '@institute/sdk';
import { dashDate } from '#lib/dates.ts';
import * as text from '#text/marksheets.ts';
import { type FormValues, fieldError, type ParsedForm, type Period, parseNumber, parsePeriod, requireFields } from '#ui/form/parse-form.ts';

type Field = 'student' | 'course' | 'subject' | keyof Period;

const required = ['student', 'course', 'startDate', 'endDate', 'issueDate', 'subject'] as const;

/** State outside of the form's own fields. */
export interface MarksheetSelection {
  student: string;
  course: string;
  subjects: SubjectMarks[];
  /** The subject that is typed but not added yet. */
  draft: SubjectFormValues;
}

export function parseMarksheetForm(
  values: FormValues<Field>,
  { student, course, subjects, draft }: MarksheetSelection,
): ParsedForm<CreateMarksheetInput, Field> {
  const selected: { [Name in Field]?: string } = { student, course, subject: subjects.map(({ subjectName }) => subjectName).join() };
  const errors = requireFields((field: Field) => selected[field] ?? values(field), required);
  const { subject, ...others } = errors?.fields ?? {};
  // A subject that is typed but not added must not be lost.
  const subjectError = isBlank(draft) ? subject && text.noSubjectAdded : text.subjectNotAdded;
  if (errors || subjectError) {
    const message = errors && (isBlank(draft) || Object.keys(others).length > 0) ? errors.message : text.subjectNotAdded;
    return { errors: { message, fields: { ...others, ...(subjectError && { subject: subjectError }) } } };
  }
  const dates = parsePeriod(values);
  if (dates.errors) return dates;
  return { input: { subjects, session: getSession(dates.input), student, course, issueDate: dates.input.issueDate } };
}

/** The session of a marksheet, as DD-MM-YYYY - DD-MM-YYYY. */
export function getSession({ startDate, endDate }: Pick<Period, 'startDate' | 'endDate'>): string {
  return `${dashDate(startDate)} - ${dashDate(endDate)}`;
}

export interface SubjectFormValues extends MarksFormValues {
  subject: string;
}

export const blankSubject: SubjectFormValues = { subject: '', marksObtain: '', practicalMarks: '' };

const requiredInSubject = ['subject', 'marksObtain', 'practicalMarks'] as const;

export function isBlank(values: SubjectFormValues): boolean {
  return requiredInSubject.every((field) => values[field].trim() === '');
}

export function parseSubjectForm(values: SubjectFormValues): ParsedForm<SubjectMarks, keyof SubjectFormValues> {
  const errors = requireFields((field: keyof SubjectFormValues) => values[field], requiredInSubject);
  if (errors) return { errors };
  const marks = parseMarks(values);
  return marks.errors ? marks : { input: { subjectName: values.subject, totalMarks, ...marks.input } };
}

export type SubjectMarks = CreateMarksheetInput['subjects'][number];

export interface MarksFormValues {
  marksObtain: string;
  practicalMarks: string;
}

/** The total marks of every subject. */
export const totalMarks = 100;

const requiredMarks = ['marksObtain', 'practicalMarks'] as const;

type MarksInput = Pick<SubjectMarks, keyof MarksFormValues>;

/** Parses the marks of one subject: each from 0 to `totalMarks`. A centre may count the practical apart, so their sum may be more. */
export function parseMarks(values: MarksFormValues): ParsedForm<MarksInput, keyof MarksFormValues> {
  const errors = requireFields((field: keyof MarksFormValues) => values[field], requiredMarks);
  if (errors) return { errors };
  const marksObtain = parseNumber(values.marksObtain);
  if (marksObtain === undefined) return fieldError('marksObtain', text.marksNotNumber);
  const practicalMarks = parseNumber(values.practicalMarks);
  if (practicalMarks === undefined) return fieldError('practicalMarks', text.practicalMarksNotNumber);
  const input = { marksObtain, practicalMarks };
  const outOfRange = requiredMarks.find((field) => input[field] < 0 || input[field] > totalMarks);
  return outOfRange ? fieldError(outOfRange, text.marksOutOfRange(totalMarks)) : { input };
}

/** The marks obtained and the practical marks of a subject together; undefined unless both are numbers. */
export function getMarksSum({ marksObtain, practicalMarks }: MarksFormValues) {
  const obtained = parseNumber(marksObtain);
  const practical = parseNumber(practicalMarks);
  if (obtained === undefined || practical === undefined) return undefined;
  const sum = addMarks([obtained, practical]);
  return {
    text: text.sumOfMarks({ obtained, practical, sum, maximum: totalMarks }),
    warning: sum > totalMarks && Math.max(obtained, practical) <= totalMarks ? text.sumTooHigh(obtained, practical, totalMarks) : undefined,
  };
}

/** The total of several subjects, as in '168 of 200 (84%)'. */
export function getTotalText(subjects: readonly MarksInput[]): string {
  const obtained = addMarks(subjects.flatMap(({ marksObtain, practicalMarks }) => [marksObtain, practicalMarks]));
  const maximum = subjects.length * totalMarks;
  return text.marksAndPercent(obtained, maximum, Math.round((10_000 * obtained) / maximum) / 100);
}

/** The sum of marks, without the tiny error of decimal numbers: 50.1 + 0.2 is 50.300000000000004. */
export function addMarks(marks: readonly number[]): number {
  return Math.round(marks.reduce((total, number) => total + number, 0) * 1000) / 1000;
}

/** The subjects of a course that are not in the marksheet yet, without blanks and duplicates. */
export function remainingSubjects(subjectList: readonly string[] | undefined, added: readonly SubjectMarks[]): string[] {
  const addedNames = new Set(added.map(({ subjectName }) => subjectName));
  return [...new Set(subjectList)].filter((subject) => subject.trim() !== '' && !addedNames.has(subject));
}

/** The subject that is added after `current`: the next in the list, or else the first that is left; '' if no subject is left. */
export function nextSubject(remaining: readonly string[], current: string): string {
  return remaining[remaining.indexOf(current) + 1] ?? remaining.find((name) => name !== current) ?? '';
}
