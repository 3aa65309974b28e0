import type { Check, JsonSchema, TypeName } from './json-schema.ts';

const types: Record<TypeName, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: (value) => Array.isArray(value),
  object: isObject,
};

/** The keywords that need no other schema, in the order in which they are validated. */
export function* valueChecks({ type, pattern, format, enum: values, ...schema }: JsonSchema): Generator<Check> {
  if (type !== undefined) yield typeCheck([type].flat());
  if (pattern !== undefined) {
    const expression = new RegExp(pattern, 'u');
    yield test((value) => typeof value !== 'string' || expression.test(value), `must match pattern "${pattern}"`);
  }
  if (format) yield test((value) => hasFormat(format, value), format === 'binary' ? 'must be a file' : `must match format "${format}"`);
  if (schema.const !== undefined) yield test((value) => value === schema.const, 'must be equal to constant');
  if (values) {
    const allowed = new Set<unknown>(values);
    yield test((value) => allowed.has(value), `must be one of ${JSON.stringify(values)}`);
  }
}

function typeCheck(names: TypeName[]): Check {
  const tests = names.map((name) => types[name]);
  const [only] = tests;
  const matches = only && tests.length === 1 ? only : (value: unknown) => tests.some((isType) => isType(value));
  return test(matches, `must be ${names.join(' or ')}`);
}

export function test(matches: (value: unknown) => boolean, message: string): Check {
  const issues = [{ message, path: [] }];
  return (value) => (matches(value) ? undefined : issues);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const day = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const time = String.raw`([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)`;

const patterns = {
  date: new RegExp(`^${day}$`),
  'date-time': new RegExp(`^${day}T${time}$`, 'i'),
  email: /^[^\s@]+@[^\s@]+$/,
  uri: /^[a-z][a-z\d+.-]*:[^\s"<>\\^`{|}]+$/i,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
};

/** Whether a value has a format of the contract. A format of texts allows values of every other type. */
function hasFormat(format: NonNullable<JsonSchema['format']>, value: unknown): boolean {
  // Not `instanceof`: a Blob of jsdom or of another frame has another class.
  if (format === 'binary') return isObject(value) && typeof value.size === 'number' && typeof value.slice === 'function';
  return typeof value !== 'string' || patterns[format].test(value);
}
