import { expect, it } from 'vitest';
import { rowKeys } from './row-keys.ts';

it('rows of one id have keys of their own, and those of others do not depend on their place [F-26]', () => {
  const id = (row: string) => row;
  expect(new Set(rowKeys(['a', 'b', 'a', 'a'], id)).size).toBe(4);
  expect(rowKeys(['a', 'b'], id)[1]).toBe(rowKeys(['b'], id)[0]);
});
