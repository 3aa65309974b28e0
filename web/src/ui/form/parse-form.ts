import { toLatinDigits } from '#lib/form-values.ts';
import * as text from '#text/forms.ts';

/** Returns the value of a form field by its name; '' if there is none. */
export type FormValues = (field: string) => string;

export type ParsedForm<Input> = { input: Input; errors?: undefined } | { input?: undefined; errors: FormErrors };

export interface FormErrors {
  /** The summary for the toast. */
  message: string;
  /** Messages by field name. */
  fields: Record<string, string>;
}

/** Returns errors if a required field is blank. Parsers call it first: other checks make sense for a complete form only. */
export function requireFields(
  values: FormValues,
  required: readonly string[],
  message: string = text.fillRequiredFields,
): FormErrors | undefined {
  const blank = required.filter((field) => values(field).trim() === '');
  if (blank.length === 0) return undefined;
  return { message, fields: Object.fromEntries(blank.map((field) => [field, text.fieldRequired])) };
}

export function fieldError(field: string, message: string): { errors: FormErrors } {
  return { errors: { message, fields: { [field]: message } } };
}

/** Parses a decimal number, with Devanagari digits and thousands separators too; undefined if it is not a number. */
export function parseNumber(text: string): number | undefined {
  const latin = toLatinDigits(text.trim());
  // Separators may follow the western (100,000) or the Indian (1,00,000) system.
  const digits = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(latin) ? latin.replaceAll(',', '') : latin;
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

/** The dates of a document about a course, as YYYY-MM-DD. */
export interface Period {
  startDate: string;
  endDate: string;
  issueDate: string;
}

/** Rejects dates that are not in order. Dates as YYYY-MM-DD compare as text. */
export function parsePeriod(values: FormValues): ParsedForm<Period> {
  const input = { startDate: values('startDate'), endDate: values('endDate'), issueDate: values('issueDate') };
  const fields: Record<string, string> = {
    ...(input.endDate < input.startDate && { endDate: text.endBeforeStart }),
    ...(input.issueDate < input.endDate && { issueDate: text.issueBeforeEnd }),
  };
  const [message] = Object.values(fields);
  return message ? { errors: { message, fields } } : { input };
}
