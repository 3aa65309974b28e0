import { createFetchHandler, tokenFor } from '@institute/mocks/node';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { type Operation, readOperations } from '../../generator/operation.ts';
import { spec } from '../../generator/spec.test-support.ts';
import { type Parameter, resolve, type Schema } from '../../generator/spec.ts';
import { createPng } from '../examples.ts';

const variants = readOperations(spec).flatMap(listVariants);
/** Valid requests per variant, and as many invalid ones. */
const numRuns = Number(process.env.CONTRACT_RUNS ?? 30);
/** Fixed, so that every test run sends the same requests. CONTRACT_SEED tries others. */
const seed = Number(process.env.CONTRACT_SEED ?? 20_261_121);

/** Ids and credentials of the seed data, so that some requests find a record. */
const knownTexts =
  'c-ccc c-tally b-morning s-001 s-002 u-student u-franchise e-001 GVI/11/2026 student@example.com student123 0000012345'.split(' ');
const tokens = { student: tokenFor('u-student'), operator: tokenFor('u-franchise') };

// The mocks run without a network, which these requests do not test. A response that breaks the contract becomes a 500.
const { handle, mocks } = createFetchHandler({ baseUrl: '/v1' });
let requestCount = 0;
afterAll(() => {
  expect(requestCount, 'requests').toBeGreaterThanOrEqual(process.env.CONTRACT_RUNS ? 0 : 2000);
});

const tokenFrom = ({ security, roles }: Operation) =>
  security.length === 0 ? undefined : roles.includes(12) ? tokens.operator : tokens.student;

/** URL parsers drop empty path segments and resolve dots. */
const hasValidSegments = (path: Record<string, unknown>) =>
  Object.values(path).every((segment) => !/^\s*\.{0,2}\s*$/.test(String(segment)));

function validParts({ operation, parameters, body, isForm }: RequestVariant): Arbitrary<RequestParts> {
  const propertiesIn = (place: 'path' | 'query') =>
    Object.fromEntries(parameters.flatMap(({ in: own, name, schema }) => (own === place ? [[name, schema]] : [])));
  const path = propertiesIn('path');
  return fc.record({
    path: validObject({ properties: path, required: Object.keys(path) }).filter(hasValidSegments),
    query: validObject({ properties: propertiesIn('query') }),
    body: body ? validObject(body) : fc.constant(undefined),
    isForm: fc.constant(isForm),
    token: fc.constant(tokenFrom(operation)),
  });
}

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
  for (const name of body.required ?? []) {
    const { [name]: _omitted, ...others } = fields;
    changes.push(fc.constant({ ...parts, body: others }));
  }
  // A form sends text, so only files can have a wrong type there.
  const typedFields = Object.entries(body.properties ?? {}).filter(([, schema]) => !isForm || schema.format === 'binary');
  for (const [name, schema] of typedFields)
    changes.push((isForm ? fc.string() : invalidValue(schema)).map((value) => ({ ...parts, body: { ...fields, [name]: value } })));
  return changes;
}

/** Asserts that every response has a documented status for which `isExpected` is true. */
async function sendAll({ operation }: RequestVariant, requests: Arbitrary<RequestParts>, isExpected: (status: number) => boolean) {
  const property = fc.asyncProperty(requests, async (parts) => {
    requestCount += 1;
    const response = await handle(buildRequest('http://localhost/v1', operation, parts));
    const text = await response.text();
    // The mocks validate their responses themselves: a response that does not match its schema becomes a 500.
    expect(Object.keys(operation.statuses), text).toContain(String(response.status));
    expect(isExpected(response.status), `${response.status} ${text}`).toBe(true);
  });
  await fc.assert(property, { numRuns, seed });
}

describe.each(variants.map((variant) => [`${variant.operation.id}${variant.isForm ? ' as a form' : ''}`, variant] as const))(
  '%s',
  (_name, variant) => {
    it('accepts every valid request, or rejects it for a documented reason [R-444, R-450]', async () => {
      await mocks.reset();
      await sendAll(variant, validParts(variant), (status) => status !== 400 && status < 500);
    });

    it('rejects every invalid request with a documented error [R-444, R-450]', async () => {
      await sendAll(variant, invalidParts(variant), (status) => status >= 400 && status < 500);
    });
  },
);

function validValue(schemaOrRef: Schema): Arbitrary<unknown> {
  const schema = resolve(spec, schemaOrRef);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(validValue));
  return fc.oneof(...[schema.type ?? 'object'].flat().map((type) => validValueOfType(schema, type)));
}

function validValueOfType(schema: Schema, type: string): Arbitrary<unknown> {
  const create: Record<string, () => Arbitrary<unknown>> = {
    object: () => validObject(schema),
    array: () => fc.array(validValue(schema.items ?? {}), { maxLength: 4 }),
    string: () => validString(schema),
    integer: () => fc.integer(),
    number: () => fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
  };
  const arbitrary = create[type]?.();
  if (!arbitrary) throw new Error(`The type ${type} is not supported.`);
  return arbitrary;
}

function validObject({ properties = {}, required = [] }: Schema): Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, validValue(schema)]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function validString({ format, pattern, contentSchema }: Schema): Arbitrary<unknown> {
  if (contentSchema) return validValue(contentSchema).map((value) => JSON.stringify(value));
  if (format === 'binary')
    return fc.constantFrom(createPng(), new File([], 'empty.png', { type: 'image/png' }), new File(['<svg/>'], 'a.svg'));
  if (format === 'date')
    return fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(fc.constantFrom(...knownTexts), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary', maxLength: 200 }));
}

function invalidValue(schemaOrRef: Schema): Arbitrary<unknown> {
  const schema = resolve(spec, schemaOrRef);
  const types = (schema.anyOf ?? [schema]).flatMap((option) => resolve(spec, option).type ?? 'object');
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

/** The parts of a request. A test may make any of them invalid. */
interface RequestParts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
  isForm: boolean;
  token: string | undefined;
}

interface RequestVariant {
  operation: Operation;
  parameters: Parameter[];
  body: Schema | undefined;
  isForm: boolean;
}

/** The operation once per content type of its body, or once if it has no body. */
function listVariants(operation: Operation): RequestVariant[] {
  const { parameters = [], requestBody } = spec.paths[operation.path]?.[operation.method.toLowerCase()] ?? {};
  const bodies = Object.entries(requestBody?.content ?? {});
  if (bodies.length === 0) return [{ operation, parameters, body: undefined, isForm: false }];
  return bodies.map(([type, { schema }]) => ({ operation, parameters, body: schema, isForm: type === 'multipart/form-data' }));
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
  for (const [name, value] of Object.entries(body))
    form.append(name, value instanceof Blob ? value : typeof value === 'object' ? JSON.stringify(value) : String(value));
  return form;
}
