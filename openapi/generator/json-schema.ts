import { componentName, type Schema } from './spec.ts';

const types = ['string', 'number', 'integer', 'boolean', 'null', 'array', 'object'];
const validatedFormats = ['date', 'date-time', 'email', 'uri', 'uuid', 'binary'];
const bounds = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const numbers = [...bounds, 'minLength', 'maxLength', 'minItems', 'maxItems'];
const validated = [
  ...['type', 'const', 'enum', 'pattern', 'format', 'items', 'required', 'properties', 'additionalProperties', 'anyOf', 'allOf'],
  ...numbers,
];
/** Keywords and formats that describe and do not validate. */
const annotations = ['title', 'description', 'default', 'example', 'examples', 'deprecated', 'readOnly', 'writeOnly', 'contentMediaType'];
const descriptiveFormats = ['password', 'html'];

/** A schema as a TypeScript expression, without annotations. Errors name the place `name`; `refer` turns a reference into an expression. */
export function toExpression(schema: Schema, name: string, refer: (component: string) => string): string {
  assertValidated(schema, name);
  if (schema.$ref) return refer(componentName(schema.$ref));
  const nested = (part: Schema, key: string | number) => toExpression(part, `${name}/${key}`, refer);
  const { type, format = '', enum: values, pattern, items, required, properties, additionalProperties: others, anyOf, allOf } = schema;
  return toObject({
    // In OpenAPI a file has the type string.
    type: format === 'binary' ? undefined : JSON.stringify(type),
    const: JSON.stringify(schema.const),
    enum: JSON.stringify(values),
    pattern: JSON.stringify(pattern),
    format: validatedFormats.includes(format) ? JSON.stringify(format) : undefined,
    ...Object.fromEntries(numbers.map((keyword) => [keyword, JSON.stringify(Reflect.get(schema, keyword))])),
    items: items && nested(items, 'items'),
    required: JSON.stringify(required),
    properties: properties && toObject(Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, nested(part, key)]))),
    additionalProperties: typeof others === 'object' ? nested(others, 'additionalProperties') : others === false ? 'false' : undefined,
    anyOf: anyOf && toList(anyOf.map(nested)),
    allOf: allOf && toList(allOf.map(nested)),
  });
}

function toList(expressions: string[]): string {
  return `[${expressions.join(', ')}]`;
}

function toObject(expressions: Record<string, string | undefined>): string {
  const members = Object.entries(expressions).flatMap(([key, expression]) =>
    expression === undefined ? [] : [`${/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)}: ${expression}`],
  );
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
}

/** Throws on a part of a schema that the SDK would not validate, so that no rule of the contract is ignored silently. */
function assertValidated({ $ref, type, format, ...schema }: Schema, name: string): void {
  const values = [...(schema.enum ?? []), schema.const ?? null];
  const unknown = [
    ...Object.keys(schema).filter((key) => !annotations.includes(key) && !key.startsWith('x-') && ($ref || !validated.includes(key))),
    ...[type ?? []].flat().filter((one) => !types.includes(one)),
    ...[format ?? []].flat().filter((one) => ![...validatedFormats, ...descriptiveFormats].includes(one)),
    ...values.filter((value) => typeof value === 'object' && value !== null).map((value) => JSON.stringify(value)),
  ];
  if ($ref && (type || format)) unknown.push('type');
  if (unknown.length === 0) return;
  const place = `in the schema ${name}`;
  if ($ref) throw new Error(`${unknown.join(', ')} next to $ref, ${place}: write allOf with the $ref and a second schema.`);
  throw new Error(
    `The SDK does not validate ${unknown.join(', ')}, ${place}. It validates ${[...validated, ...validatedFormats].join(', ')}. ` +
      'Say it with these, say it in the description, or teach it to sdk/src/check/value-checks.ts and openapi/generator/json-schema.ts.',
  );
}
