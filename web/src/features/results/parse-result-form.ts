import type { CreateResultInput } from '@institute/sdk';
import { type FormValues, fieldError, type ParsedForm, parseNumber, requireFields } from '../../ui/form/parse-form.ts';

const required = ['rollNo', 'courseId', 'grade', 'duration', 'startDate', 'endDate', 'issueDate'];

/** Parses the form of a new result. `rollNo` is that of the student, in the spelling of the list. */
export function parseResultForm(values: FormValues, rollNo = values('rollNo').trim()): ParsedForm<CreateResultInput> {
  const errors = requireFields(values, required);
  if (errors) return { errors };
  const duration = parseNumber(values('duration'));
  if (duration === undefined) return fieldError('duration', 'Please enter the number of months.');
  if (duration <= 0) return fieldError('duration', 'Please enter a duration above 0.');
  const [startDate, endDate, issueDate] = [values('startDate'), values('endDate'), values('issueDate')];
  // Dates as YYYY-MM-DD have the order of their texts.
  if (endDate < startDate) return fieldError('endDate', 'The end date is before the start date.');
  if (issueDate < endDate) return fieldError('issueDate', 'The issue date is before the end date.');
  return {
    input: {
      rollNo,
      courseId: values('courseId'),
      grade: values('grade').trim(),
      startDate,
      endDate,
      duration,
      issueDate,
    },
  };
}
