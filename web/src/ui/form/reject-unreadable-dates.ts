import { dateError } from '../../lib/typed-date.ts';
import { isUnreadableDate } from '../fields/date-field.tsx';
import { toasts } from '../toast/toast-store.ts';

/** Shows an error at date fields whose text is not a date, and focuses the first of them. Returns false if there are none. */
export function rejectUnreadableDates(form: HTMLFormElement): boolean {
  const fields = [...form.elements].filter(isUnreadableDate);
  for (const field of fields) field.dispatchEvent(new Event('invalid'));
  if (fields.length === 0) return false;
  toasts.error(dateError);
  fields[0]?.focus();
  return true;
}
