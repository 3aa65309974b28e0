import fc, { type Arbitrary } from 'fast-check';
import { resolve, type Schema, type Spec } from '../../openapi/generator/spec.ts';
import { picture } from './examples.ts';

/** Values that fit a schema of the contract; `known` are texts that mean something to the server, such as ids. */
export function fitting(spec: Spec, given: Schema, known: string[]): Arbitrary<unknown> {
  const schema = resolve(spec, given);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((choice) => fitting(spec, choice, known)));
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => ofType(spec, schema, type, known)));
}

function ofType(spec: Spec, schema: Schema, type: string, known: string[]): Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return objects(spec, schema, known);
    case 'array':
      return fc.array(fitting(spec, schema.items ?? {}, known), { maxLength: 4 });
    case 'string':
      return texts(spec, schema, known);
    case 'integer':
      return fc.integer();
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`Nothing is made for the type ${type}.`);
  }
}

/** What is not required is there or not. */
export function objects(spec: Spec, { properties = {}, required = [] }: Schema, known: string[]): Arbitrary<Record<string, unknown>> {
  const parts = Object.entries(properties).map(([name, schema]) => [name, fitting(spec, schema, known)]);
  return fc.record(Object.fromEntries(parts), { requiredKeys: required });
}

function texts(spec: Spec, { format, pattern, contentSchema }: Schema, known: string[]): Arbitrary<unknown> {
  if (contentSchema) return fitting(spec, contentSchema, known).map((value) => JSON.stringify(value));
  if (format === 'binary')
    return fc.constantFrom(picture(), new File([], 'empty.png', { type: 'image/png' }), new File(['<svg/>'], 'a.svg'));
  if (format === 'date') return fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map(dateOnly);
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(fc.constantFrom(...known), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary', maxLength: 200 }));
}

function dateOnly(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Values that certainly do not fit a schema. */
export function misfit(spec: Spec, given: Schema): Arbitrary<unknown> {
  const schema = resolve(spec, given);
  const types = schema.anyOf ? schema.anyOf.flatMap((choice) => typesOf(spec, choice)) : typesOf(spec, given);
  const samples: Record<string, Arbitrary<unknown>> = {
    string: fc.string(),
    number: fc.double({ noNaN: true, noDefaultInfinity: true }),
    boolean: fc.boolean(),
    null: fc.constant(null),
    object: fc.constant({ nonsense: true }),
    array: fc.constant([[]]),
  };
  const others = Object.entries(samples).filter(([type]) => !types.includes(type) && !(type === 'number' && types.includes('integer')));
  const wrong = others.map(([, made]) => made);
  if (schema.enum) wrong.push(fc.string().filter((text) => !schema.enum?.includes(text)));
  const { pattern } = schema;
  if (pattern) wrong.push(fc.string().filter((text) => !new RegExp(pattern).test(text)));
  if (schema.format === 'date') wrong.push(fc.constantFrom('', '2026-13-01', '01-02-2026', '2026-1-1', 'today'));
  if (schema.contentSchema) wrong.push(fc.constantFrom('', '{', '{}', '[1]', '[{}]'));
  return fc.oneof(...wrong);
}

function typesOf(spec: Spec, given: Schema): string[] {
  const { type = 'object' } = resolve(spec, given);
  return [type].flat();
}
