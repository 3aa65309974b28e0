import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { findMismatch } from '../../../sdk/src/check/mismatch.ts';
import { inputSchemas, responseSchemas } from '../../../sdk/src/schemas.ts';
import { root } from '../../contract/command.ts';
import { exampleInputs } from '../../contract/examples.ts';
import { readOperations } from '../operation.ts';
import { loadSpec } from '../spec.ts';
import { createAjv, mismatchOf } from './ajv-validator.ts';
import { mutatedValue } from './mutated-value.ts';

const spec = await loadSpec(`${root}openapi/openapi.yaml`);
const compileWithAjv = createAjv(spec);
/** Of each schema. CONTRACT_RUNS tries more. */
const numRuns = Number(process.env.CONTRACT_RUNS ?? 200);
/** Fixed, so that every test run validates the same values. CONTRACT_SEED tries others. */
const seed = Number(process.env.CONTRACT_SEED ?? 20_261_121);

const counts = { accepted: 0, rejected: 0 };
afterAll(() => {
  const least = process.env.CONTRACT_RUNS ? 0 : 1000;
  expect(counts.accepted).toBeGreaterThan(least);
  expect(counts.rejected).toBeGreaterThan(least);
});

describe.each(readOperations(spec).map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  const cases = [
    { title: 'input', schema: Reflect.get(inputSchemas, id), contract: operation.input, examples: exampleInputs(spec, operation) },
    { title: 'response', schema: Reflect.get(responseSchemas, id), contract: operation.response, examples: [operation.example] },
  ];
  it.each(cases)('$title: accepts and rejects as Ajv does, with the same mismatch', ({ schema, contract, examples }) => {
    const validate = compileWithAjv(contract);
    fc.assert(
      fc.property(fc.constantFrom(...examples).chain(mutatedValue), (value) => {
        const expected = validate(value) ? undefined : mismatchOf(validate.errors ?? []);
        counts[expected ? 'rejected' : 'accepted'] += 1;
        expect(findMismatch(schema, value)).toEqual(expected);
      }),
      { numRuns, seed },
    );
  });
});
