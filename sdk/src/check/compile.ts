import type { Check, Issue, JsonSchema } from './json-schema.ts';
import { isObject, test, valueChecks } from './value-checks.ts';

/** Compiles a schema to closures, because a Content-Security-Policy forbids `new Function`. The first keyword that fails counts. */
export function compile(schema: JsonSchema): Check {
  const checks = [...valueChecks(schema), ...partChecks(schema)];
  const [only] = checks;
  if (only && checks.length === 1) return only;
  return (value) => {
    for (const check of checks) {
      const issues = check(value);
      if (issues) return issues;
    }
    return undefined;
  };
}

function* partChecks({ anyOf, items, ...schema }: JsonSchema): Generator<Check> {
  if (anyOf) yield anyOfCheck(anyOf.map(compile));
  if (items) yield itemsCheck(compile(items));
  if (schema.required || schema.properties || schema.additionalProperties !== undefined) yield objectCheck(schema);
}

function anyOfCheck(checks: Check[]): Check {
  return (value) => (checks.some((check) => !check(value)) ? undefined : [deepest(checks.flatMap((check) => check(value)?.[0] ?? []))]);
}

/** The issue of the alternative that matched furthest. Several at the same place become one: `must be string or object`. */
function deepest(issues: Issue[]): Issue {
  const { path } = issues.reduce((one, other) => (other.path.length > one.path.length ? other : one));
  const messages = issues.filter((issue) => String(issue.path) === String(path)).map(({ message }) => message);
  return { path, message: [...new Set(messages)].join(' or ').replaceAll(' or must be ', ' or ') };
}

function itemsCheck(check: Check): Check {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    let issues: Issue[] | undefined;
    for (let index = 0; index < value.length; index++) issues = addIssues(issues, index, check(value[index]));
    return issues;
  };
}

function objectCheck({ required = [], properties = {}, additionalProperties }: JsonSchema): Check {
  const checks = Object.entries(properties).map(([name, schema]) => ({ name, check: compile(schema) }));
  const checkOther = additionalProperties ? compile(additionalProperties) : test(() => false, 'is not part of the contract');
  return (value) => {
    if (!isObject(value)) return undefined;
    let issues: Issue[] | undefined;
    for (const name of required) if (value[name] === undefined) issues = addIssues(issues, name, missing);
    if (additionalProperties !== undefined)
      for (const name of Object.keys(value))
        if (!Object.hasOwn(properties, name)) issues = addIssues(issues, name, checkOther(value[name]));
    for (const { name, check } of checks) {
      const part = value[name];
      if (part !== undefined) issues = addIssues(issues, name, check(part));
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
