import { resolve, type Spec } from '../generator/spec.ts';

/**
 * Puts a copy in the place of each reference, because Swagger UI cannot resolve the references of OpenAPI 3.1 in a page opened from disk.
 * Throws a RangeError for a schema that contains itself.
 */
export function dereference(spec: Spec): Spec {
  // JSON.stringify also visits what the replacer returns.
  return JSON.parse(JSON.stringify(spec, (_key, value: unknown) => (isReference(value) ? replace(spec, value) : value)));
}

function replace(spec: Spec, { $ref, ...others }: { $ref: string }): object {
  return { ...resolve<object & { $ref?: string }>(spec, { $ref }), ...others };
}

function isReference(value: unknown): value is { $ref: string } {
  return typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string';
}
