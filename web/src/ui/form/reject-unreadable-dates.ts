import { dateFieldError } from '../fields/date-field.tsx';
import { toasts } from '../toast/toast-store.ts';

/** Shows an error at date fields without a complete date, and returns them. */
export function markUnreadableDates(form: HTMLFormElement): HTMLInputElement[] {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[data-date]')].filter(dateFieldError);
  for (const field of fields) field.dispatchEvent(new Event('invalid'));
  return fields;
}

/** Shows those errors also in a toast, and focuses the first field. Returns false if there are none. */
export function rejectUnreadableDates(form: HTMLFormElement): boolean {
  const [first] = markUnreadableDates(form);
  if (!first) return false;
  toasts.error(dateFieldError(first) ?? '');
  first.focus();
  return true;
}
