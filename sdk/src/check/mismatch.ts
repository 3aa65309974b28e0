import type { Issue } from './json-schema.ts';
import type { Schema } from './schema.ts';

/** Where and how a value differs from its schema. Safe to log, because it holds no value. */
export interface Mismatch {
  /** JSON pointer (RFC 6901) into the value; empty for the value itself. */
  pointer: string;
  /** For example `is required` or `must be string or integer`. */
  problem: string;
}

/** The first difference between a value and a schema, or undefined when it matches. */
export function findMismatch(schema: Schema<unknown>, value: unknown): Mismatch | undefined {
  const issue = schema['~standard'].validate(value, { libraryOptions: { firstOnly: true } }).issues?.[0];
  return issue && toMismatch(issue);
}

/** All differences between a value and a schema, but only one for an `anyOf` that does not match. Empty when the value matches. */
export function findMismatches(schema: Schema<unknown>, value: unknown): Mismatch[] {
  return (schema['~standard'].validate(value).issues ?? []).map(toMismatch);
}

function toMismatch({ path, message }: Issue): Mismatch {
  return { pointer: toPointer(path), problem: message };
}

/** A JSON pointer (RFC 6901). */
export function toPointer(path: readonly (string | number)[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
