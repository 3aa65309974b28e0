import type { Course, CreateResultInput } from '@institute/sdk';
import type { RowValues } from '#lib/queue/queue.ts';
import * as text from '#text/results.ts';
import { type FormValues, fieldError, type ParsedForm, parseNumber, parsePeriod, requireFields } from '#ui/form/parse-form.ts';
import type { BatchHeaderField } from '../entry/batch-header.tsx';

/** The grades that the website suggests. Any other text may be typed. */
export const grades = ['A++', 'A+', 'A', 'B+', 'B', 'C', 'D'];

export type ResultField = keyof CreateResultInput;

const required = ['rollNo', 'courseId', 'grade', 'duration', 'startDate', 'endDate', 'issueDate'] as const;

/** Parses the form of a new result. `rollNo` is the number of the student, in the spelling of the list. */
export function parseResultForm(
  values: FormValues<ResultField>,
  rollNo = values('rollNo').trim(),
): ParsedForm<CreateResultInput, ResultField> {
  const errors = requireFields(values, required);
  if (errors) return { errors };
  const duration = parseNumber(values('duration'));
  if (duration === undefined) return fieldError('duration', text.durationNotNumber);
  if (duration <= 0) return fieldError('duration', text.durationTooShort);
  const dates = parsePeriod(values);
  if (dates.errors) return dates;
  return {
    input: {
      rollNo,
      courseId: values('courseId'),
      grade: values('grade').trim(),
      duration,
      ...dates.input,
    },
  };
}

export interface TypedDuration {
  text: string;
  courseId: string;
}

/** The text of the field Duration: the typed text, or else the course's months. A cleared field stays blank until the course changes. */
export function resultDuration(typed: TypedDuration | undefined, courseId: string, catalog: readonly Course[]): string {
  if (typed && (typed.text !== '' || typed.courseId === courseId)) return typed.text;
  return String(catalog.find(({ _id }) => _id === courseId)?.sessionDuration ?? '');
}

export type BatchResultField = BatchHeaderField | 'duration';

const shared = ['courseId', 'duration', 'startDate', 'endDate', 'issueDate'] as const;

/** Parses the fields that the results of a batch have in common. They stay texts, because they are stored until they are sent. */
export function parseBatchResults(values: FormValues<BatchResultField>, filledRows: number): ParsedForm<RowValues> {
  const errors = requireFields(values, [...shared, 'batchId']);
  if (errors) return { errors };
  // The fields of a row are checked when it is sent.
  const parsed = parseResultForm((field) => (field === 'rollNo' || field === 'grade' ? '-' : values(field)));
  if (parsed.errors) return parsed;
  if (filledRows === 0) return fieldError('grades', text.gradeRequired);
  return { input: Object.fromEntries(shared.map((field) => [field, values(field)])) };
}
