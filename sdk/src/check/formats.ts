import type { JsonSchema } from './json-schema.ts';
import { isObject } from './value-checks.ts';

const day = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const time = String.raw`([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)`;

const patterns = {
  date: new RegExp(`^${day}$`),
  'date-time': new RegExp(`^${day}T${time}$`, 'i'),
  email: /^[^\s@]+@[^\s@]+$/,
  uri: /^[a-z][a-z\d+.-]*:[^\s"<>\\^`{|}]+$/i,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
};

/** Whether a value has a format of the contract. Formats of texts allow every other type. */
export function hasFormat(format: NonNullable<JsonSchema['format']>, value: unknown): boolean {
  // Not `instanceof`: a Blob of jsdom or of another frame has another class.
  if (format === 'binary') return isObject(value) && typeof value.size === 'number' && typeof value.slice === 'function';
  return typeof value !== 'string' || patterns[format].test(value);
}
