import { createFetchHandler, tokenFor } from '@institute/mocks/node';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { loadSpec } from '../../generator/load-spec.ts';
import { type Operation, readOperations } from '../../generator/operation.ts';
import type { Schema } from '../../generator/spec.ts';
import { root } from '../command.ts';
import { invalidValue, validObject, validValue } from './arbitraries.ts';
import { buildRequest, listVariants, type RequestParts, type RequestVariant } from './request-builder.ts';

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
  return { status: response.status, text: await response.text() };
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
