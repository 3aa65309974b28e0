import { toLatinDigits } from '#lib/form-values.ts';
import * as text from '#text/forms.ts';

/** Returns the value of a form field by its name; '' if the form lacks it. `Field` names the fields, so a typo does not compile. */
export type FormValues<Field extends string = string> = (field: Field) => string;

export type ParsedForm<Input, Field extends string = string> =
  | { input: Input; errors?: undefined }
  | { input?: undefined; errors: FormErrors<Field> };

export type FormErrors<Field extends string = string> = {
  /** The summary for the toast; '' for no toast. */
  message: string;
  tone?: 'warning';
  fields: { [Name in Field]?: string };
};

/** Returns errors if a required field is blank. Parsers call it first: other checks make sense for a complete form only. */
export function requireFields<Field extends string>(
  values: FormValues<Field>,
  required: readonly NoInfer<Field>[],
  message: string = text.fillRequiredFields,
): FormErrors<Field> | undefined {
  const fields: FormErrors<Field>['fields'] = {};
  for (const field of required) if (values(field).trim() === '') fields[field] = text.fieldRequired;
  return Object.keys(fields).length > 0 ? { message, fields } : undefined;
}

export function fieldError<Field extends string>(field: Field, message: string): { errors: FormErrors<Field> } {
  const fields: FormErrors<Field>['fields'] = {};
  fields[field] = message;
  return { errors: { message, fields } };
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
export function parsePeriod(values: FormValues<keyof Period>): ParsedForm<Period, keyof Period> {
  const input = { startDate: values('startDate'), endDate: values('endDate'), issueDate: values('issueDate') };
  const fields: FormErrors<keyof Period>['fields'] = {
    ...(input.endDate < input.startDate && { endDate: text.endBeforeStart }),
    ...(input.issueDate < input.endDate && { issueDate: text.issueBeforeEnd }),
  };
  const [message] = Object.values(fields);
  return message ? { errors: { message, fields } } : { input };
}
