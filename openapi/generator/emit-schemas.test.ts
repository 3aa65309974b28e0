import { expect, it } from 'vitest';
import { emitEnums } from './emit-enums.ts';
import { emitSchemas } from './emit-schemas.ts';
import { spec } from './spec.test-support.ts';
import type { Schema } from './spec.ts';

const withSchemas = (schemas: Record<string, Schema>) => ({ ...spec, components: { ...spec.components, schemas } });
const emit = (schemas: Record<string, Schema>) => emitSchemas(withSchemas(schemas), []);

it.each<[string, Schema & { oneOf?: Schema[] }, string]>([
  ['a keyword', { oneOf: [{ type: 'string' }] }, 'The SDK does not validate oneOf, in the schema A. It validates type, const,'],
  [
    'a keyword next to $ref',
    { $ref: '#/components/schemas/B', required: ['a'] },
    'required next to $ref, in the schema A: write allOf with the $ref',
  ],
  ['a format', { type: 'string', format: 'ipv4' }, 'The SDK does not validate ipv4, in the schema A.'],
  ['a type', { items: { type: 'file' } }, 'The SDK does not validate file, in the schema A/items.'],
  ['an enum of objects', { anyOf: [{ enum: [{ a: 1 }] }] }, 'The SDK does not validate {"a":1}, in the schema A/0.'],
  ['a reference to a part', { $ref: '#/components/schemas/A/properties/b' }, 'is not a shared schema'],
  ['a schema that refers to itself', { items: { $ref: '#/components/schemas/A' } }, 'The schema A refers to itself'],
])('the generator rejects what the SDK does not validate: %s', (_, schema, message) => {
  expect(() => emit({ A: schema, B: {} })).toThrow(message);
});

it.each<[Schema, string]>([
  [{ enum: [10, 12], 'x-enum-varnames': ['student'] }, 'The value 12 of the enum Role needs a name in x-enum-varnames.'],
  [{ enum: ['not active'] }, 'The value not active of the enum Role needs a name in x-enum-varnames.'],
])('the enum %j fails, because a value has no name', (schema, message) => {
  expect(() => emitEnums(withSchemas({ Role: schema }))).toThrow(message);
});
