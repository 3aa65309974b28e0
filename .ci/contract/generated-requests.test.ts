import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerFault } from '../../mocks/src/check-answer.ts';
import { tokenFor } from '../../mocks/src/db/token.ts';
import { type ServedMocks, serveMocks } from '../../mocks/src/node.ts';
import { type Operation, readOperations } from '../../openapi/generator/operation.ts';
import { loadSpec, type Schema } from '../../openapi/generator/spec.ts';
import type { OperationId } from '../../sdk/src/contract.ts';
import { root } from '../lib/command.mjs';
import { fitting, misfit, objects } from './arbitrary.ts';
import { type Parts, toRequest, type Way, waysOf } from './wire.ts';

const spec = await loadSpec(`${root}openapi/openapi.yaml`);
const operations = readOperations(spec);
const ways = waysOf(spec, operations);
/** For each way, as many valid as invalid requests. */
const runs = Number(process.env.CONTRACT_RUNS ?? 75);
/** The same in every run of the tests; another is tried with CONTRACT_SEED. */
const seed = Number(process.env.CONTRACT_SEED ?? 20_261_121);

/** Texts that the mocks know, so that generated requests get past the first question. */
const known = 'c-ccc c-tally b-morning s-001 s-002 u-student u-franchise e-001 GVI/11/2026 student@example.com student123 0000012345'.split(
  ' ',
);
const tokens = { student: tokenFor('u-student'), operator: tokenFor('u-franchise') };

let mocks: ServedMocks;
let sent = 0;
beforeAll(async () => {
  mocks = await serveMocks();
});
afterAll(async () => {
  await mocks.close();
  expect(sent, 'requests').toBeGreaterThanOrEqual(process.env.CONTRACT_RUNS ? 0 : 5000);
});

const tokenOf = ({ security, roles }: Operation) =>
  security.length === 0 ? undefined : roles.includes(12) ? tokens.operator : tokens.student;

/** A part of a path cannot be empty, and dots would climb. */
const pathPart = (schema: Schema) => fitting(spec, schema, known).filter((part) => !/^\s*\.{0,2}\s*$/.test(String(part)));

function valid({ operation, parameters, body, form }: Way): Arbitrary<Parts> {
  const named = (where: 'path' | 'query') => parameters.filter((parameter) => parameter.in === where);
  const path = fc.record(Object.fromEntries(named('path').map(({ name, schema }) => [name, pathPart(schema)])));
  const query = objects(spec, { properties: Object.fromEntries(named('query').map(({ name, schema }) => [name, schema])) }, known);
  const whole = body ? objects(spec, body, known) : fc.constant(undefined);
  return fc.record({ path, query, body: whole, form: fc.constant(form), token: fc.constant(tokenOf(operation)) });
}

/** One thing is spoiled, of which the contract says for certain that it must not be so. */
function invalid(way: Way): Arbitrary<Parts> {
  return valid(way).chain((parts) => fc.oneof(...spoilers(way, parts)));
}

function spoilers({ operation, body, form }: Way, parts: Parts): Arbitrary<Parts>[] {
  const stranger = fc.string({ minLength: 1 }).filter((name) => !(name in (operation.input.properties ?? {})) && name !== '__proto__');
  const ways = [stranger.map((name) => ({ ...parts, query: { ...parts.query, [name]: 'x' } }))];
  if (operation.security.length > 0 && !operation.open)
    ways.push(fc.constantFrom({ ...parts, token: undefined }, { ...parts, token: 'mock.bm9ib2R5' }));
  const { body: fields } = parts;
  if (!fields || !body) return ways;
  ways.push(stranger.map((name) => ({ ...parts, body: { ...fields, [name]: 'x' } })));
  for (const name of body.required ?? []) ways.push(fc.constant({ ...parts, body: without(fields, name) }));
  // A form sends everything as text, so only a file can be of a wrong type there.
  const typed = Object.entries(body.properties ?? {}).filter(([, schema]) => !form || schema.format === 'binary');
  for (const [name, schema] of typed)
    ways.push((form ? fc.string() : misfit(spec, schema)).map((value) => ({ ...parts, body: { ...fields, [name]: value } })));
  return ways;
}

function without(fields: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}

async function send({ operation }: Way, parts: Parts) {
  sent += 1;
  const response = await fetch(toRequest(mocks.baseUrl, operation, parts));
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  const body = type.startsWith('application/json') ? JSON.parse(text) : text;
  return { status: response.status, text, fault: answerFault(operation.id as OperationId, response.status, type, body) };
}

describe.each(ways.map((way) => [`${way.operation.id}${way.form ? ' as a form' : ''}`, way] as const))('%s', (_name, way) => {
  it('is never refused as outside of the contract, and never fails, for a request made from the contract [R-444, R-450]', async () => {
    await mocks.reset();
    await fc.assert(
      fc.asyncProperty(valid(way), async (parts) => {
        const { status, text, fault } = await send(way, parts);
        expect(fault).toBeUndefined();
        expect(status, text).not.toBe(400);
        expect(status, text).toBeLessThan(500);
      }),
      { numRuns: runs, seed },
    );
  });

  it('never does what a spoiled request asks [R-444, R-450]', async () => {
    await fc.assert(
      fc.asyncProperty(invalid(way), async (parts) => {
        const { status, text, fault } = await send(way, parts);
        expect(fault).toBeUndefined();
        expect(status, text).toBeGreaterThanOrEqual(400);
        expect(status, text).toBeLessThan(500);
      }),
      { numRuns: runs, seed },
    );
  });
});
