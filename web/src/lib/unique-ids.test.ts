import { expect, it } from 'vitest';
import { uniqueById, uniqueKeys } from './unique-ids.ts';

it('keeps the first of rows with the same id, or returns unique keys for them, and keys that do not depend on the order for others [F-26]', () => {
  const toRows = (ids: string) => [...ids].map((_id) => ({ _id }));
  expect(uniqueById(toRows('abaa'))).toEqual(toRows('ab'));
  expect(new Set(uniqueKeys(toRows('abaa'))).size).toBe(4);
  expect(uniqueKeys(toRows('ab'))[1]).toBe(uniqueKeys(toRows('b'))[0]);
});
