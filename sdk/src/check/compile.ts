import type { Check, Issue, JsonSchema } from './json-schema.ts';
import { isObject, test, valueChecks } from './value-checks.ts';

/** Compiles a schema to closures, because a Content-Security-Policy forbids `new Function`. The first keyword that fails counts. */
export function compile(schema: JsonSchema): Check {
  const checks = [...valueChecks(schema), ...boundChecks(schema), ...partChecks(schema)];
  const [only] = checks;
  if (only && checks.length === 1) return only;
  return (value, firstOnly) => {
    for (const check of checks) {
      const issues = check(value, firstOnly);
      if (issues) return issues;
    }
    return undefined;
  };
}

function* partChecks({ allOf = [], anyOf, items, ...schema }: JsonSchema): Generator<Check> {
  for (const part of allOf) yield compile(part);
  if (anyOf) yield anyOfCheck(anyOf.map(compile));
  if (items) yield itemsCheck(compile(items));
  if (schema.required || schema.properties || schema.additionalProperties !== undefined) yield objectCheck(schema);
}

function anyOfCheck(checks: Check[]): Check {
  return (value) => {
    const issues: Issue[] = [];
    for (const check of checks) {
      const issue = check(value, true)?.[0];
      if (!issue) return undefined;
      issues.push(issue);
    }
    return [deepest(issues)];
  };
}

/** The issue of the alternative that matched furthest. Several issues at the same place become one: `must be string or object`. */
function deepest(issues: Issue[]): Issue {
  const { path } = issues.reduce((one, other) => (other.path.length > one.path.length ? other : one));
  const messages = issues.filter((issue) => String(issue.path) === String(path)).map(({ message }) => message);
  return { path, message: [...new Set(messages)].join(' or ').replaceAll(' or must be ', ' or ') };
}

function itemsCheck(check: Check): Check {
  return (value, firstOnly) => {
    if (!Array.isArray(value)) return undefined;
    let issues: Issue[] | undefined;
    for (let index = 0; index < value.length; index++) {
      issues = addIssues(issues, index, check(value[index], firstOnly));
      if (issues && firstOnly) break;
    }
    return issues;
  };
}

function objectCheck({ required = [], properties = {}, additionalProperties }: JsonSchema): Check {
  const checks = Object.entries(properties).map(([name, schema]) => ({ name, check: compile(schema) }));
  const checkOther = additionalProperties ? compile(additionalProperties) : test(() => false, 'is not part of the contract');
  return (value, firstOnly) => {
    if (!isObject(value)) return undefined;
    let issues: Issue[] | undefined;
    for (const name of required) {
      if (issues && firstOnly) return issues;
      if (value[name] === undefined) issues = addIssues(issues, name, missing);
    }
    const others = additionalProperties === undefined ? [] : Object.keys(value).filter((name) => !Object.hasOwn(properties, name));
    for (const name of others) {
      if (issues && firstOnly) return issues;
      issues = addIssues(issues, name, checkOther(value[name], firstOnly));
    }
    for (const { name, check } of checks) {
      if (issues && firstOnly) return issues;
      const part = value[name];
      if (part !== undefined) issues = addIssues(issues, name, check(part, firstOnly));
    }
    return issues;
  };
}

const missing: readonly Issue[] = [{ message: 'is required', path: [] }];

function addIssues(issues: Issue[] | undefined, key: string | number, found: readonly Issue[] | undefined): Issue[] | undefined {
  if (!found) return issues;
  const nested = found.map(({ message, path }) => ({ message, path: [key, ...path] }));
  if (!issues) return nested;
  for (const issue of nested) issues.push(issue);
  return issues;
}

/** The keywords that limit a number, a length or a count. Values of other types pass. */
function* boundChecks(schema: JsonSchema): Generator<Check> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  if (minimum !== undefined) yield number((value) => value >= minimum, `must be >= ${minimum}`);
  if (maximum !== undefined) yield number((value) => value <= maximum, `must be <= ${maximum}`);
  if (exclusiveMinimum !== undefined) yield number((value) => value > exclusiveMinimum, `must be > ${exclusiveMinimum}`);
  if (exclusiveMaximum !== undefined) yield number((value) => value < exclusiveMaximum, `must be < ${exclusiveMaximum}`);
  if (multipleOf !== undefined) yield number((value) => Number.isInteger(value / multipleOf), `must be multiple of ${multipleOf}`);
  const { minLength, maxLength, minItems, maxItems } = schema;
  if (minLength !== undefined) yield length((value) => value >= minLength, `must NOT have fewer than ${minLength} characters`);
  if (maxLength !== undefined) yield length((value) => value <= maxLength, `must NOT have more than ${maxLength} characters`);
  if (minItems !== undefined) yield count((value) => value >= minItems, `must NOT have fewer than ${minItems} items`);
  if (maxItems !== undefined) yield count((value) => value <= maxItems, `must NOT have more than ${maxItems} items`);
}

type Bound = (value: number) => boolean;

const number = (isInside: Bound, message: string) => test((value) => typeof value !== 'number' || isInside(value), message);
/** Characters as people count them, not the halves of a surrogate pair. */
const length = (isInside: Bound, message: string) => test((value) => typeof value !== 'string' || isInside([...value].length), message);
const count = (isInside: Bound, message: string) => test((value) => !Array.isArray(value) || isInside(value.length), message);
