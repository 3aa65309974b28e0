import type { CreateResultInput } from '@institute/sdk';
import { type FormValues, fieldError, type ParsedForm, parseNumber, requireFields } from '../../ui/form/parse-form.ts';

const required = ['rollNo', 'courseId', 'grade', 'duration', 'startDate', 'endDate', 'issueDate'];

/** Parses the form of a new result. */
export function parseResultForm(values: FormValues): ParsedForm<CreateResultInput> {
  const errors = requireFields(values, required);
  if (errors) return { errors };
  const duration = parseNumber(values('duration'));
  if (duration === undefined) return fieldError('duration', 'Please enter the number of months.');
  return {
    input: {
      rollNo: values('rollNo').trim(),
      courseId: values('courseId'),
      grade: values('grade').trim(),
      startDate: values('startDate'),
      endDate: values('endDate'),
      duration,
      issueDate: values('issueDate'),
    },
  };
}
