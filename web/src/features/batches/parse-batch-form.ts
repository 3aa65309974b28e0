import type { CreateBatchInput } from '@institute/sdk';
import { type FormValues, fieldError, type ParsedForm, parseNumber, requireFields } from '../../ui/form/parse-form.ts';

/** Parses the form of a new batch. */
export function parseBatchForm(values: FormValues): ParsedForm<CreateBatchInput> {
  const errors = requireFields(values, ['title', 'time', 'studentLimit']);
  if (errors) return { errors };
  const studentLimit = parseNumber(values('studentLimit'));
  if (studentLimit === undefined || !Number.isInteger(studentLimit)) {
    return fieldError('studentLimit', 'Please enter the number of seats as a whole number.');
  }
  return { input: { title: values('title').trim(), time: values('time').trim(), studentLimit } };
}
