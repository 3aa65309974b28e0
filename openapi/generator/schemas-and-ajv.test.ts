import fc, { type Arbitrary } from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { findMismatch } from '../../sdk/src/check/mismatch.ts';
import { inputSchemas, responseSchemas } from '../../sdk/src/schemas.ts';
import { root } from '../contract/command.ts';
import { exampleInputs } from '../contract/examples.ts';
import { createAjv, mismatchOf } from './ajv-judge.ts';
import { readOperations } from './operation.ts';
import { loadSpec } from './spec.ts';

const spec = await loadSpec(`${root}openapi/openapi.yaml`);
const compileWithAjv = createAjv(spec);
/** Of each schema. CONTRACT_RUNS tries more. */
const numRuns = Number(process.env.CONTRACT_RUNS ?? 200);
/** Fixed, so that every test run validates the same values. CONTRACT_SEED tries others. */
const seed = Number(process.env.CONTRACT_SEED ?? 20_261_121);

const replacement: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(undefined, null, true, 0, 11, 1.5, Number.NaN, '', 'male', 'bihar', '2026-12-20', '10:30', '2026-1-1', [], {}, [null]),
  // Both take it for a file.
  fc.constant({ size: 0, type: '', slice: null }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The value, or a copy with one to three parts replaced, removed or added. */
function mutated(value: unknown): Arbitrary<unknown> {
  const change = fc.record({ place: fc.nat(), kind: fc.constantFrom('replace', 'remove', 'add'), name: fc.string(), replacement });
  return fc.array(change, { maxLength: 3 }).map((changes) => changes.reduce<unknown>(applyChange, value));
}

interface Change {
  place: number;
  kind: string;
  name: string;
  replacement: unknown;
}

/** Changes the place-th part of a value, counted depth first. */
function applyChange(value: unknown, change: Change): unknown {
  const { place, kind, name, replacement: part } = change;
  if (typeof value !== 'object' || value === null || value instanceof Blob) return part;
  const keys = Object.keys(value);
  const index = place % (keys.length + 1);
  const key = keys[index];
  if (key === undefined) return kind === 'add' ? withPart(value, name, part) : part;
  const old: unknown = Reflect.get(value, key);
  if (typeof old === 'object' && place >= keys.length)
    return withPart(value, key, applyChange(old, { ...change, place: Math.floor(place / 2) }));
  return kind === 'remove' ? withoutPart(value, key) : withPart(value, key, part);
}

function withPart(value: object, key: string, part: unknown): object {
  if (!Array.isArray(value)) return { ...value, [key]: part };
  return key in value ? value.with(Number(key), part) : [...value, part];
}

function withoutPart(value: object, key: string): object {
  const rest = Object.entries(value).filter(([name]) => name !== key);
  return Array.isArray(value) ? rest.map(([, part]) => part) : Object.fromEntries(rest);
}

const counts = { accepted: 0, rejected: 0 };
afterAll(() => {
  expect(counts.accepted).toBeGreaterThan(1000);
  expect(counts.rejected).toBeGreaterThan(1000);
});

describe.each(readOperations(spec).map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  const cases = [
    { title: 'input', schema: Reflect.get(inputSchemas, id), contract: operation.input, examples: exampleInputs(spec, operation) },
    { title: 'response', schema: Reflect.get(responseSchemas, id), contract: operation.response, examples: [operation.example] },
  ];
  it.each(cases)('$title: accepts and rejects as Ajv does, with the same mismatch', ({ schema, contract, examples }) => {
    const validate = compileWithAjv(contract);
    fc.assert(
      fc.property(fc.constantFrom(...examples).chain(mutated), (value) => {
        const expected = validate(value) ? undefined : mismatchOf(validate.errors ?? []);
        counts[expected ? 'rejected' : 'accepted'] += 1;
        const found = findMismatch(schema, value);
        if (found?.problem === 'must be a file') expect(expected?.pointer.startsWith(found.pointer)).toBe(true);
        else expect(found).toEqual(expected);
      }),
      { numRuns, seed },
    );
  });
});
