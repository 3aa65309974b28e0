import fc, { type Arbitrary } from 'fast-check';
import { resolve, type Schema, type Spec } from '../../generator/spec.ts';
import { createPng } from '../examples.ts';

/** Values that match a schema. `knownTexts` are strings that the server knows, such as ids. */
export function validValue(spec: Spec, schemaOrRef: Schema, knownTexts: string[]): Arbitrary<unknown> {
  const schema = resolve(spec, schemaOrRef);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => validValue(spec, option, knownTexts)));
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => validValueOfType(spec, schema, type, knownTexts)));
}

function validValueOfType(spec: Spec, schema: Schema, type: string, knownTexts: string[]): Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return validObject(spec, schema, knownTexts);
    case 'array':
      return fc.array(validValue(spec, schema.items ?? {}, knownTexts), { maxLength: 4 });
    case 'string':
      return validString(spec, schema, knownTexts);
    case 'integer':
      return fc.integer();
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`The type ${type} is not supported.`);
  }
}

/** Objects with every required property, with and without the optional ones. */
export function validObject(
  spec: Spec,
  { properties = {}, required = [] }: Schema,
  knownTexts: string[],
): Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, validValue(spec, schema, knownTexts)]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function validString(spec: Spec, { format, pattern, contentSchema }: Schema, knownTexts: string[]): Arbitrary<unknown> {
  if (contentSchema) return validValue(spec, contentSchema, knownTexts).map((value) => JSON.stringify(value));
  if (format === 'binary')
    return fc.constantFrom(createPng(), new File([], 'empty.png', { type: 'image/png' }), new File(['<svg/>'], 'a.svg'));
  if (format === 'date') return fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map(toIsoDate);
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(fc.constantFrom(...knownTexts), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary', maxLength: 200 }));
}

function toIsoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Values that never match a schema. */
export function invalidValue(spec: Spec, schemaOrRef: Schema): Arbitrary<unknown> {
  const schema = resolve(spec, schemaOrRef);
  const types = schema.anyOf ? schema.anyOf.flatMap((option) => typesOf(spec, option)) : typesOf(spec, schema);
  const samples: Record<string, Arbitrary<unknown>> = {
    string: fc.string(),
    number: fc.double({ noNaN: true, noDefaultInfinity: true }),
    boolean: fc.boolean(),
    null: fc.constant(null),
    object: fc.constant({ unexpected: true }),
    array: fc.constant([[]]),
  };
  const otherTypes = Object.entries(samples).filter(([type]) => !types.includes(type) && !(type === 'number' && types.includes('integer')));
  const values = otherTypes.map(([, sample]) => sample);
  if (schema.enum) values.push(fc.string().filter((text) => !schema.enum?.includes(text)));
  const { pattern } = schema;
  if (pattern) values.push(fc.string().filter((text) => !new RegExp(pattern).test(text)));
  if (schema.format === 'date') values.push(fc.constantFrom('', '2026-13-01', '01-02-2026', '2026-1-1', 'today'));
  if (schema.contentSchema) values.push(fc.constantFrom('', '{', '{}', '[1]', '[{}]'));
  return fc.oneof(...values);
}

function typesOf(spec: Spec, schemaOrRef: Schema): string[] {
  const { type = 'object' } = resolve(spec, schemaOrRef);
  return [type].flat();
}
