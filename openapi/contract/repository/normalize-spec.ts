import { resolveObject, type Schema, type Spec } from '../../generator/spec.ts';

/**
 * The same contract in one way of writing, so that a comparison finds changes of meaning only: the parts of an `allOf` are merged, and
 * an `anyOf` of simple types becomes a list of types.
 */
export function normalizeSpec(spec: Spec): Spec {
  return JSON.parse(JSON.stringify(spec), (_key, value: unknown) => {
    if (!isSchema(value)) return value;
    return joinTypes(value.allOf ? resolveObject(spec, value) : value);
  });
}

/** `anyOf: [{ type: string }, { type: integer }]` as `type: [string, integer]`. Each keyword applies to one type only. */
function joinTypes({ anyOf, ...schema }: Schema): Schema {
  if (!anyOf || schema.type !== undefined) return anyOf ? { ...schema, anyOf } : schema;
  const types = anyOf.map(({ type }) => type);
  const isSimple = types.every((type) => typeof type === 'string') && new Set(types).size === types.length;
  if (!isSimple || anyOf.some(({ properties, enum: values }) => properties || values)) return { ...schema, anyOf };
  return { ...Object.assign({}, ...anyOf), ...schema, type: types };
}

function isSchema(value: unknown): value is Schema {
  return (
    typeof value === 'object' &&
    value !== null &&
    (Array.isArray(Reflect.get(value, 'allOf')) || Array.isArray(Reflect.get(value, 'anyOf')))
  );
}
