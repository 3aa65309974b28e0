/** Reads a field of a form by its name. */
export type Texts = (field: string) => string;

/** What a form holds: either what a call takes, or what is wrong with it. */
export type Entry<Input> = { input: Input; wrong?: undefined } | { input?: undefined; wrong: WrongEntry };

export interface WrongEntry {
  /** Said once. */
  told: string;
  /** Stands at the fields, by their names. */
  problems: Record<string, string>;
}

/** What is wrong with a form in which required fields are blank; nothing else is judged before that. */
export function blankFields(text: Texts, required: readonly string[], told = 'Please fill all required fields'): WrongEntry | undefined {
  const blank = required.filter((field) => text(field).trim() === '');
  if (blank.length === 0) return undefined;
  return { told, problems: Object.fromEntries(blank.map((field) => [field, 'Please fill this in.'])) };
}

export function wrongField(field: string, told: string): { wrong: WrongEntry } {
  return { wrong: { told, problems: { [field]: told } } };
}

/** A number as people type one, in the digits of India too; undefined for what is none. */
export function numberIn(text: string): number | undefined {
  const latin = text.trim().replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  // 1,000 and 1,00,000 are written with commas.
  const digits = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(latin) ? latin.replaceAll(',', '') : latin;
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}
