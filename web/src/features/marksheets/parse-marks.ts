import type { CreateMarksheetInput } from '@institute/sdk';
import { fieldError, type ParsedForm, parseNumber, requireFields } from '../../ui/form/parse-form.ts';

/** The marks of one subject in a marksheet. */
export type SubjectMarks = CreateMarksheetInput['subjects'][number];

/** The marks of one subject as they are typed. */
export interface MarksFormValues {
  marksObtain: string;
  practicalMarks: string;
}

/** The total marks of every subject, practical marks included. */
export const totalMarks = 100;

const required = ['marksObtain', 'practicalMarks'] as const;

/** Parses the marks of one subject: each from 0 to `totalMarks`, and together at most that. */
export function parseMarks(values: MarksFormValues): ParsedForm<Pick<SubjectMarks, (typeof required)[number]>> {
  const byField = new Map<string, string>(Object.entries(values));
  const errors = requireFields((field) => byField.get(field) ?? '', required);
  if (errors) return { errors };
  const marksObtain = parseNumber(values.marksObtain);
  if (marksObtain === undefined) return fieldError('marksObtain', 'Please enter the marks obtained as a number.');
  const practicalMarks = parseNumber(values.practicalMarks);
  if (practicalMarks === undefined) return fieldError('practicalMarks', 'Please enter the practical marks as a number.');
  const outOfRange = Object.entries({ marksObtain, practicalMarks }).find(([, marks]) => marks < 0 || marks > totalMarks);
  if (outOfRange) return fieldError(outOfRange[0], `Marks must be between 0 and ${totalMarks}.`);
  if (addMarks([marksObtain, practicalMarks]) > totalMarks) return fieldError('practicalMarks', getSumError(marksObtain, practicalMarks));
  return { input: { marksObtain, practicalMarks } };
}

/** The marks obtained and the practical marks of a subject together; undefined unless both are numbers. */
export function getMarksSum({ marksObtain, practicalMarks }: MarksFormValues) {
  const obtained = parseNumber(marksObtain);
  const practical = parseNumber(practicalMarks);
  if (obtained === undefined || practical === undefined) return undefined;
  const sum = addMarks([obtained, practical]);
  return {
    text: `${obtained} + ${practical} = ${sum} of ${totalMarks}`,
    error: sum > totalMarks ? getSumError(obtained, practical) : undefined,
  };
}

/** The total of several subjects, as in '168 of 200 (84 %)'. */
export function getTotalText(subjects: readonly Pick<SubjectMarks, (typeof required)[number]>[]): string {
  const obtained = addMarks(subjects.flatMap(({ marksObtain, practicalMarks }) => [marksObtain, practicalMarks]));
  const maximum = subjects.length * totalMarks;
  return `${obtained} of ${maximum} (${Math.round((10_000 * obtained) / maximum) / 100} %)`;
}

/** The sum of marks, without the tiny error of decimal numbers: 50.1 + 0.2 is 50.300000000000004. */
export function addMarks(marks: readonly number[]): number {
  return Math.round(marks.reduce((total, number) => total + number, 0) * 1000) / 1000;
}

function getSumError(obtained: number, practical: number): string {
  return `${obtained} + ${practical} is more than ${totalMarks}.`;
}
