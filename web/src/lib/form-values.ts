import { isApiError } from '@institute/sdk';

/** Returns a reader of the form's values as they are at each call: not trimmed, dates as YYYY-MM-DD, and '' for missing fields and files. */
export function formValues(form: HTMLFormElement): (name: string) => string {
  return (name) => {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)) return '';
    if (field.type === 'file') return '';
    return 'date' in field.dataset ? (parseTypedDate(field.value) ?? field.value) : field.value;
  };
}

export function fieldErrors(error: unknown): (name: string) => string | undefined {
  return (name) => (isApiError(error) ? error.fieldErrors[name]?.[0] : undefined);
}

/** Parses DD-MM-YYYY or YYYY-MM-DD, also with slashes, dots, spaces, one-digit days or Devanagari digits, to YYYY-MM-DD. */
export function parseTypedDate(text: string): string | undefined {
  const parts = toLatinDigits(text.trim()).split(/[-/. ]+/);
  const [day = '', month = '', year = ''] = parts[0]?.length === 4 ? [...parts].reverse() : parts;
  if (parts.length !== 3 || !/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // For a day that does not exist, `Date` returns a day of the next month, or no date at all.
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : undefined;
}

export function toLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}
