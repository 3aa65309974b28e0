import { dateFieldError } from '../fields/date-field.tsx';
import { toasts } from '../toast/toast-store.ts';

/** Shows an error at date fields without a complete date, and focuses the first of them. Returns false if there are none. */
export function rejectUnreadableDates(form: HTMLFormElement): boolean {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[data-date]')].filter(dateFieldError);
  for (const field of fields) field.dispatchEvent(new Event('invalid'));
  const [first] = fields;
  if (!first) return false;
  toasts.error(dateFieldError(first) ?? '');
  first.focus();
  return true;
}
