import type { OperationId } from '../generated/operations.ts';

/**
 * The fields of the input that are in the path, trimmed. Throws a TypeError that names the field when one is empty, `.` or `..`, which is
 * another path, or has half of a surrogate pair, which a URL cannot hold.
 */
export function pathParams(id: OperationId, names: readonly string[], input: Readonly<Record<string, unknown>>): Record<string, string> {
  const params: Record<string, string> = {};
  for (const name of names) {
    const value = String(input[name] ?? '').trim();
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`${id}: ${name} must not be '${value}'`);
    if (/\p{Surrogate}/u.test(value)) throw new TypeError(`${id}: ${name} must not have half of a surrogate pair`);
    params[name] = value;
  }
  return params;
}
