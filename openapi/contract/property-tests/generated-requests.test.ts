import { createFetchHandler, tokenFor } from '@institute/mocks/node';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../../command.ts';
import { loadSpec } from '../../generator/load-spec.ts';
import { type Operation, readOperations } from '../../generator/operation.ts';
import { type Parameter, resolve, type Schema, type Spec } from '../../generator/spec.ts';
import { createPng } from '../examples.ts';

const spec = await loadSpec(`${root}openapi/openapi.yaml`);
const variants = listVariants(spec, readOperations(spec));
/** Valid requests per variant, and as many invalid ones. */
const numRuns = Number(process.env.CONTRACT_RUNS ?? 30);
/** Fixed, so that every test run sends the same requests. CONTRACT_SEED tries others. */
const seed = Number(process.env.CONTRACT_SEED ?? 20_261_121);

/** Ids and credentials of the seed data, so that some requests find a record. */
const knownTexts =
  'c-ccc c-tally b-morning s-001 s-002 u-student u-franchise e-001 GVI/11/2026 student@example.com student123 0000012345'.split(' ');
const tokens = { student: tokenFor('u-student'), operator: tokenFor('u-franchise') };

// Without a network, which is not what these requests try. A response that breaks the contract becomes a 500.
const { handle, mocks } = createFetchHandler({ baseUrl: '/v1' });
let requestCount = 0;
afterAll(() => {
  expect(requestCount, 'requests').toBeGreaterThanOrEqual(process.env.CONTRACT_RUNS ? 0 : 2000);
});

const tokenFrom = ({ security, roles }: Operation) =>
  security.length === 0 ? undefined : roles.includes(12) ? tokens.operator : tokens.student;

/** URL parsers drop empty path segments and resolve dots. */
const validPathSegment = (schema: Schema) =>
  validValue(spec, schema, knownTexts).filter((segment) => !/^\s*\.{0,2}\s*$/.test(String(segment)));

function validParts({ operation, parameters, body, isForm }: RequestVariant): Arbitrary<RequestParts> {
  const parametersIn = (place: 'path' | 'query') => parameters.filter((parameter) => parameter.in === place);
  return fc.record({
    path: fc.record(Object.fromEntries(parametersIn('path').map(({ name, schema }) => [name, validPathSegment(schema)]))),
    query: validObject(
      spec,
      { properties: Object.fromEntries(parametersIn('query').map(({ name, schema }) => [name, schema])) },
      knownTexts,
    ),
    body: body ? validObject(spec, body, knownTexts) : fc.constant(undefined),
    isForm: fc.constant(isForm),
    token: fc.constant(tokenFrom(operation)),
  });
}

/** Valid parts with exactly one change that the contract forbids. */
function invalidParts(variant: RequestVariant): Arbitrary<RequestParts> {
  return validParts(variant).chain((parts) => fc.oneof(...forbiddenChanges(variant, parts)));
}

function forbiddenChanges({ operation, body, isForm }: RequestVariant, parts: RequestParts): Arbitrary<RequestParts>[] {
  const unknownName = fc.string({ minLength: 1 }).filter((name) => !(name in (operation.input.properties ?? {})) && name !== '__proto__');
  const changes = [unknownName.map((name) => ({ ...parts, query: { ...parts.query, [name]: 'x' } }))];
  if (operation.security.length > 0 && !operation.isTokenOptional)
    changes.push(fc.constantFrom({ ...parts, token: undefined }, { ...parts, token: 'mock.bm9ib2R5' }));
  const { body: fields } = parts;
  if (!fields || !body) return changes;
  changes.push(unknownName.map((name) => ({ ...parts, body: { ...fields, [name]: 'x' } })));
  for (const name of body.required ?? []) changes.push(fc.constant({ ...parts, body: omit(fields, name) }));
  // A form sends text, so only files can have a wrong type there.
  const typedFields = Object.entries(body.properties ?? {}).filter(([, schema]) => !isForm || schema.format === 'binary');
  for (const [name, schema] of typedFields)
    changes.push((isForm ? fc.string() : invalidValue(spec, schema)).map((value) => ({ ...parts, body: { ...fields, [name]: value } })));
  return changes;
}

function omit(fields: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}

async function send({ operation }: RequestVariant, parts: RequestParts) {
  requestCount += 1;
  const response = await handle(buildRequest('http://localhost/v1', operation, parts));
  const text = await response.text();
  // The schemas are checked by the mocks themselves, which respond with a 500.
  expect(Object.keys(operation.statuses), text).toContain(String(response.status));
  return { status: response.status, text };
}

describe.each(variants.map((variant) => [`${variant.operation.id}${variant.isForm ? ' as a form' : ''}`, variant] as const))(
  '%s',
  (_name, variant) => {
    it('accepts every valid request, or rejects it for a documented reason [R-444, R-450]', async () => {
      await mocks.reset();
      await fc.assert(
        fc.asyncProperty(validParts(variant), async (parts) => {
          const { status, text } = await send(variant, parts);
          expect(status, text).not.toBe(400);
          expect(status, text).toBeLessThan(500);
        }),
        { numRuns, seed },
      );
    });

    it('rejects every invalid request with a documented error [R-444, R-450]', async () => {
      await fc.assert(
        fc.asyncProperty(invalidParts(variant), async (parts) => {
          const { status, text } = await send(variant, parts);
          expect(status, text).toBeGreaterThanOrEqual(400);
          expect(status, text).toBeLessThan(500);
        }),
        { numRuns, seed },
      );
    });
  },
);

/** Values that match a schema. `knownTexts` are strings that the server knows, such as ids. */
function validValue(spec: Spec, schemaOrRef: Schema, knownTexts: string[]): Arbitrary<unknown> {
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
function validObject(spec: Spec, { properties = {}, required = [] }: Schema, knownTexts: string[]): Arbitrary<Record<string, unknown>> {
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
function invalidValue(spec: Spec, schemaOrRef: Schema): Arbitrary<unknown> {
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

/** The parts of a request. A test may make any of them invalid. */
interface RequestParts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
  /** True for multipart/form-data, false for JSON. */
  isForm: boolean;
  token: string | undefined;
}

/** An operation with one of its request bodies. */
interface RequestVariant {
  operation: Operation;
  parameters: Parameter[];
  body: Schema | undefined;
  isForm: boolean;
}

/** Every operation once per content type of its body, or once if it has no body. */
function listVariants(spec: Spec, operations: Operation[]): RequestVariant[] {
  return operations.flatMap((operation): RequestVariant[] => {
    const specOperation = spec.paths[operation.path]?.[operation.method.toLowerCase()];
    const parameters = specOperation?.parameters ?? [];
    const bodies = Object.entries(specOperation?.requestBody?.content ?? {});
    if (bodies.length === 0) return [{ operation, parameters, body: undefined, isForm: false }];
    return bodies.map(([type, { schema }]) => ({ operation, parameters, body: schema, isForm: type === 'multipart/form-data' }));
  });
}

/** Builds the request without the SDK, which does not send invalid requests. */
function buildRequest(baseUrl: string, { path, method }: Operation, parts: RequestParts): Request {
  const pathname = path.replace(/\{(\w+)\}/g, (_match, name) => encodeURIComponent(String(parts.path[name])));
  const url = new URL(`${baseUrl}${pathname}`);
  for (const [name, value] of Object.entries(parts.query)) url.searchParams.append(name, String(value));
  const headers: Record<string, string> = parts.token ? { Authorization: `Bearer ${parts.token}` } : {};
  if (!parts.body) return new Request(url, { method, headers });
  if (parts.isForm) return new Request(url, { method, headers, body: toFormData(parts.body) });
  return new Request(url, { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(parts.body) });
}

function toFormData(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}
