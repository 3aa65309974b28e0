import type { CreateMarksheetInput } from '@institute/sdk';
import { checkDates, type FormValues, type ParsedForm, requireFields } from '../../../ui/form/parse-form.ts';

import { getSession } from '../parse-marksheet-form.ts';

/** What all marksheets of a batch have in common. */
export type SharedInput = Pick<CreateMarksheetInput, 'course' | 'session' | 'issueDate'>;

const required = ['courseId', 'batchId', 'startDate', 'endDate', 'issueDate'];

/** Parses the fields above the grid. */
export function parseBatchForm(values: FormValues): ParsedForm<SharedInput> {
  const errors = requireFields(values, required);
  if (errors) return { errors };
  const dates = { startDate: values('startDate'), endDate: values('endDate'), issueDate: values('issueDate') };
  const fields = checkDates(dates);
  const [message] = Object.values(fields);
  if (message) return { errors: { message, fields } };
  return { input: { course: values('courseId'), session: getSession(dates), issueDate: dates.issueDate } };
}
