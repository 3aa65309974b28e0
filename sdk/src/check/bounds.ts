import type { Check, JsonSchema } from './json-schema.ts';
import { test } from './value-checks.ts';

/** The keywords that limit a number, a length or a count. Values of other types pass. */
export function* boundChecks(schema: JsonSchema): Generator<Check> {
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

function number(isInside: Bound, message: string): Check {
  return test((value) => typeof value !== 'number' || isInside(value), message);
}

/** Characters as people count them, not the halves of a surrogate pair. */
function length(isInside: Bound, message: string): Check {
  return test((value) => typeof value !== 'string' || isInside([...value].length), message);
}

function count(isInside: Bound, message: string): Check {
  return test((value) => !Array.isArray(value) || isInside(value.length), message);
}
