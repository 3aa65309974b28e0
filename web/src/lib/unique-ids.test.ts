import { expect, it } from 'vitest';
import { uniqueById, uniqueKeys } from './unique-ids.ts';

it('keeps the first of several rows with the same id [F-26]', () => {
  const rows = [
    { _id: 'a', name: 'first' },
    { _id: 'b', name: 'other' },
    { _id: 'a', name: 'second' },
  ];
  expect(uniqueById(rows)).toEqual(rows.slice(0, 2));
});

it('returns unique keys for rows with the same id, and keys that do not depend on the order for others [F-26]', () => {
  const toRows = (ids: string) => [...ids].map((_id) => ({ _id }));
  expect(new Set(uniqueKeys(toRows('abaa'))).size).toBe(4);
  expect(uniqueKeys(toRows('ab'))[1]).toBe(uniqueKeys(toRows('b'))[0]);
});
