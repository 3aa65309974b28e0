/** The keywords of JSON Schema 2020-12 that the contract uses. The generator rejects all others. */
export interface JsonSchema {
  readonly type?: TypeName | readonly TypeName[];
  readonly const?: Primitive;
  readonly enum?: readonly Primitive[];
  readonly pattern?: string;
  /** `date` is YYYY-MM-DD, `binary` is a Blob. */
  readonly format?: 'date' | 'binary';
  readonly items?: JsonSchema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: false | JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

type Primitive = string | number | boolean | null;
type TypeName = keyof typeof types;

/** Where and how a value differs from its schema. Safe to log, because it holds no value. */
export interface Issue {
  /** For example `is required` or `must be string or integer`. */
  readonly message: string;
  /** The keys that lead to the value; empty for the value itself. */
  readonly path: readonly (string | number)[];
}

/** Returns the issues of a value; none when it matches. */
export type Check = (value: unknown) => readonly Issue[];

const none: readonly Issue[] = [];

const types = {
  string: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => Number.isFinite(value),
  integer: (value: unknown) => Number.isInteger(value),
  boolean: (value: unknown) => typeof value === 'boolean',
  null: (value: unknown) => value === null,
  array: (value: unknown) => Array.isArray(value),
  object: isObject,
};

const formats = {
  date: (value: unknown) => typeof value !== 'string' || /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value),
  // Not `instanceof`: a Blob of jsdom or of another frame has another class.
  binary: (value: unknown) => isObject(value) && 'size' in value && 'type' in value && 'slice' in value,
};

/** Compiles a schema to closures, because a Content-Security-Policy forbids `new Function`. The first keyword that fails counts. */
export function compile(schema: JsonSchema): Check {
  const checks = [...valueChecks(schema), ...partChecks(schema)];
  const [only] = checks;
  if (only && checks.length === 1) return only;
  return (value) => {
    for (const check of checks) {
      const issues = check(value);
      if (issues.length > 0) return issues;
    }
    return none;
  };
}

function* valueChecks({ type, pattern, format, enum: values, ...schema }: JsonSchema): Generator<Check> {
  if (type !== undefined) yield typeCheck([type].flat());
  if (pattern !== undefined) {
    const expression = new RegExp(pattern, 'u');
    yield test((value) => typeof value !== 'string' || expression.test(value), `must match pattern "${pattern}"`);
  }
  if (format) yield test(formats[format], format === 'binary' ? 'must be a file' : `must match format "${format}"`);
  if (schema.const !== undefined) yield test((value) => value === schema.const, 'must be equal to constant');
  if (values) {
    const allowed = new Set<unknown>(values);
    yield test((value) => allowed.has(value), `must be one of ${JSON.stringify(values)}`);
  }
}

function typeCheck(names: TypeName[]): Check {
  const tests = names.map((name) => types[name]);
  const [first] = tests;
  const isOneOf = (value: unknown) => tests.some((isType) => isType(value));
  return test(first && tests.length === 1 ? first : isOneOf, `must be ${names.join(' or ')}`);
}

function test(matches: (value: unknown) => boolean, message: string): Check {
  const issues = [{ message, path: [] }];
  return (value) => (matches(value) ? none : issues);
}

function* partChecks({ anyOf, items, ...schema }: JsonSchema): Generator<Check> {
  if (anyOf) yield anyOfCheck(anyOf.map(compile));
  if (items) yield itemsCheck(compile(items));
  if (schema.required || schema.properties || schema.additionalProperties !== undefined) yield objectCheck(schema);
}

function anyOfCheck(checks: Check[]): Check {
  return (value) => {
    const issues: Issue[] = [];
    for (const check of checks) {
      const [issue] = check(value);
      if (!issue) return none;
      issues.push(issue);
    }
    return [deepest(issues)];
  };
}

/** The issue of the alternative that matched furthest. Several at the same place become one: `must be string or object`. */
function deepest(issues: readonly Issue[]): Issue {
  const [first, ...others] = [...issues].sort((one, other) => other.path.length - one.path.length);
  if (!first) throw new Error('anyOf has no schemas.');
  const samePlace = others.filter(({ path }) => String(path) === String(first.path));
  const messages = new Set([first, ...samePlace].map(({ message }) => message));
  return { path: first.path, message: [...messages].join(' or ').replaceAll(' or must be ', ' or ') };
}

function itemsCheck(check: Check): Check {
  return (value) => {
    if (!Array.isArray(value)) return none;
    const issues: Issue[] = [];
    for (let index = 0; index < value.length; index++) addIssues(issues, index, check(value[index]));
    return issues;
  };
}

function objectCheck({ required = [], properties = {}, additionalProperties }: JsonSchema): Check {
  const known = Object.entries(properties).map(([name, schema]) => ({ name, check: compile(schema) }));
  const checkOther = additionalProperties ? compile(additionalProperties) : test(() => false, 'is not part of the contract');
  return (value) => {
    if (!isObject(value)) return none;
    const issues: Issue[] = [];
    for (const name of required) if (value[name] === undefined) issues.push({ message: 'is required', path: [name] });
    if (additionalProperties !== undefined)
      for (const name of Object.keys(value)) if (!Object.hasOwn(properties, name)) addIssues(issues, name, checkOther(value[name]));
    for (const { name, check } of known) if (value[name] !== undefined) addIssues(issues, name, check(value[name]));
    return issues;
  };
}

function addIssues(issues: Issue[], key: string | number, found: readonly Issue[]): void {
  for (const { message, path } of found) issues.push({ message, path: [key, ...path] });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
