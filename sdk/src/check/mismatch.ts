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
  return issue && { pointer: issue.path.map((key) => `/${escapePointer(key)}`).join(''), problem: issue.message };
}

function escapePointer(key: string | number): string {
  return String(key).replaceAll('~', '~0').replaceAll('/', '~1');
}
