import { fillFields, readFields } from './draft-fields.ts';

/** Resets a form, except for the fields with these names, and focuses its first field after the next render. Passwords and files are not kept. */
export function resetFields(form: HTMLFormElement, keptFields: readonly string[]): void {
  const kept = Object.entries(readFields(form)).filter(([name]) => keptFields.includes(name));
  form.reset();
  fillFields(form, Object.fromEntries(kept));
  requestAnimationFrame(() => form.querySelector<HTMLElement>('input, select, textarea')?.focus());
}
