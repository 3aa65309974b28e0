import type { OperationId } from '@institute/sdk';
import { operations } from '@institute/sdk/contract';
import { repairResponses } from '@institute/sdk/repair';
import { responseSchemas } from '@institute/sdk/schemas';
import { expect, it } from 'vitest';
import { callOperation, listenToRequests } from '../../test/call-operation.ts';
import { contract } from '../generated/contract.ts';

listenToRequests();

/** The other operations respond with a document. */
const ids = (Object.keys(operations) as OperationId[]).filter((id) => !contract[id].html);

/** Formats, patterns and bounds are not repaired. A number may be NaN, or a fraction in place of an integer. */
const typeMessage = /required|must be (string|number|integer|boolean|object|array|null)/;

/** JSON leaves out an undefined value. */
const values = [undefined, null, 0, -1, 12.5, '', ' ', 'something new', '1e9', true, {}, { a: 1 }, [], [null], ['x'], 'x'.repeat(3000)];

/** The path of every value in the response. Of a list only the first two entries, because all entries have the same fields. */
function placesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? Object.entries(value.slice(0, 2)) : Object.entries(value);
  return entries.flatMap(([key, part]) => [[...path, key], ...placesOf(part, [...path, key])]);
}

const at = (value: unknown, path: readonly unknown[]): unknown =>
  path.reduce<unknown>((part, key) => Reflect.get(Object(part), String(key)), value);

function changed(original: string, path: readonly string[], value: unknown): object {
  const data = JSON.parse(original);
  const parent = Object(at(data, path.slice(0, -1)));
  Reflect.set(parent, path.at(-1) ?? '', value);
  return JSON.parse(JSON.stringify(data));
}

it.each(ids)('of %s, whatever stands in one place, a program gets what the contract says or an error [Q-98]', async (id) => {
  const original = JSON.stringify({ ...Object(await callOperation(id)), success: true });
  const { validate } = responseSchemas[id]['~standard'];
  for (const path of placesOf(JSON.parse(original)).filter(([key]) => key !== 'success'))
    for (const value of values) {
      const data = changed(original, path, value);
      try {
        repairResponses()(id, data, 200);
      } catch (error) {
        expect(error).toHaveProperty('name', 'ParseError');
        continue;
      }
      const { issues = [] } = await validate(data);
      const wrong = issues.filter(({ path = [], message }) => typeMessage.test(message) && typeof at(data, path) !== 'number');
      expect(wrong, `${path.join('/')} ${value}`).toEqual([]);
    }
});
