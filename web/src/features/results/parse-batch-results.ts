import type { RowValues } from '../../lib/bulk/bulk-item.ts';
import { type FormValues, fieldError, type ParsedForm, requireFields } from '../../ui/form/parse-form.ts';
import { parseResultForm } from './parse-result-form.ts';

const shared = ['courseId', 'duration', 'startDate', 'endDate', 'issueDate'];
const required = ['courseId', 'batchId', 'duration', 'startDate', 'endDate', 'issueDate'];

/** Parses what the results of a batch have in common. The fields stay texts, because they are stored until they are sent. */
export function parseBatchResults(values: FormValues, grades: readonly string[]): ParsedForm<RowValues> {
  const errors = requireFields(values, required);
  if (errors) return { errors };
  // The fields of a row are checked when it is sent.
  const parsed = parseResultForm((field) => (shared.includes(field) ? values(field) : '-'));
  if (parsed.errors) return parsed;
  if (grades.length === 0) return fieldError('grades', 'Please enter at least one grade.');
  return { input: Object.fromEntries(shared.map((field) => [field, values(field)])) };
}
