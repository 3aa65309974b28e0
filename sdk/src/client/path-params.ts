import type { OperationId } from '../generated/operations.ts';

/** The fields of the input that are in the path, trimmed. Throws a TypeError when one is empty, `.` or `..`, which is another path. */
export function pathParams(id: OperationId, names: readonly string[], input: Readonly<Record<string, unknown>>): Record<string, string> {
  const params: Record<string, string> = {};
  for (const name of names) {
    const value = String(input[name] ?? '').trim();
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`${id}: ${name} must not be '${value}'`);
    params[name] = value;
  }
  return params;
}
