import { parseTypedDate } from './typed-date.ts';

/** Returns a reader of the form's current values by name: not trimmed, dates as YYYY-MM-DD, and '' for missing fields and files. */
export function formValues(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form);
  const dateNames = [...form.querySelectorAll<HTMLInputElement>('[data-date]')].map(({ name }) => name);
  return (name) => {
    const value = data.get(name);
    if (typeof value !== 'string') return '';
    return dateNames.includes(name) ? (parseTypedDate(value) ?? value) : value;
  };
}
