import type { DraftValues } from '../../lib/draft-values.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The values of the fields that are not blank. Passwords and files are left out. */
export function readFields(form: HTMLFormElement): DraftValues {
  const filled = [...form.elements].filter(isKept).filter(({ value }) => value !== '');
  return Object.fromEntries(filled.map(({ name, value }) => [name, [value]]));
}

/** Fills in the blank fields. Returns the values of selects whose options have not loaded yet. */
export function fillFields(form: HTMLFormElement, values: DraftValues): DraftValues {
  const blank = [...form.elements].filter(isKept).filter(({ value }) => value === '');
  const waiting: Record<string, readonly string[]> = {};
  for (const control of blank) {
    const [value = ''] = values[control.name] ?? [];
    if (value === '') continue;
    // The only option is the placeholder.
    if (control instanceof HTMLSelectElement && control.options.length <= 1) waiting[control.name] = [value];
    else if (accepts(control, value)) fill(control, value);
  }
  return waiting;
}

/** True for text fields and selects with a name, except passwords, whose type is 'text' while they are shown. */
function isKept(element: Element): element is Control {
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return element.name !== '';
  if (!(element instanceof HTMLInputElement) || element.name === '' || 'password' in element.dataset) return false;
  return !['password', 'file', 'hidden', 'checkbox', 'radio'].includes(element.type);
}

/** False for a select without this option, which would become empty. */
function accepts(control: Control, value: string): boolean {
  return !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);
}

/** Sets a value as if it was typed or selected, so that components which hold it in their state notice. */
function fill(control: Control, value: string): void {
  // React compares with the last value that it has seen set on the element itself; the setter of the prototype bypasses this.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
