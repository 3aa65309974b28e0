import { findMismatch } from '@institute/sdk/check';
import type { OperationId } from '@institute/sdk/contract';
import { inputSchemas, problemSchema, purchaseProblemSchema, responseSchemas, type Schema } from '@institute/sdk/schemas';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { exampleInputs } from '../../contract/examples.ts';
import { readOperations } from '../operation.ts';
import { spec } from '../spec.test-support.ts';
import type { Schema as ContractSchema } from '../spec.ts';
import { createAjv, mismatchOf } from './ajv-validator.ts';
import { mutatedValue } from './mutated-value.ts';

const compileWithAjv = createAjv(spec);
/** Values per schema. CONTRACT_RUNS sets another number. */
const numRuns = Number(process.env.CONTRACT_RUNS ?? 200);
/** Fixed, so that every test run validates the same values. CONTRACT_SEED tries others. */
const seed = Number(process.env.CONTRACT_SEED ?? 20_261_121);

const counts = { accepted: 0, rejected: 0 };
afterAll(() => {
  const least = process.env.CONTRACT_RUNS ? 0 : 1000;
  expect(counts.accepted).toBeGreaterThan(least);
  expect(counts.rejected).toBeGreaterThan(least);
});

/** Asserts that both validators find the same first mismatch, or none, in examples and mutations of them. */
function expectSameMismatches(schema: Schema<unknown>, contract: ContractSchema, examples: unknown[]): void {
  const validate = compileWithAjv(contract);
  fc.assert(
    fc.property(fc.constantFrom(...examples).chain(mutatedValue), (value) => {
      const expected = validate(value) ? undefined : mismatchOf(validate.errors ?? []);
      counts[expected ? 'rejected' : 'accepted'] += 1;
      expect(findMismatch(schema, value)).toEqual(expected);
    }),
    { numRuns, seed },
  );
}

describe.each(readOperations(spec).map((operation) => [operation.id as OperationId, operation] as const))('%s', (id, operation) => {
  it('validates its input as Ajv does', () => {
    expectSameMismatches(inputSchemas[id], operation.input, exampleInputs(spec, operation));
  });

  it('validates its response as Ajv does', () => {
    expectSameMismatches(responseSchemas[id], operation.response, [operation.example]);
  });
});

it.each([
  ['Problem', problemSchema],
  ['PurchaseProblem', purchaseProblemSchema],
] as const)('%s is validated as by Ajv', (name, schema) => {
  const messages = ['No', { phone: ['Wrong'] }, { amount: ['Too low', 'Not a price'], phone: [] }];
  const examples = messages.map((message) => ({ success: false, message }));
  expectSameMismatches(schema, { $ref: `#/components/schemas/${name}` }, examples);
});
