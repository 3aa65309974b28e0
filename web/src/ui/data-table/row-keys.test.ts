import { expect, it } from 'vitest';
import { createRowKeys } from './row-search.ts';

it('returns unique keys for rows with the same id, and keys that do not depend on the order for others [F-26]', () => {
  const id = (row: string) => row;
  expect(new Set(createRowKeys(['a', 'b', 'a', 'a'], id)).size).toBe(4);
  expect(createRowKeys(['a', 'b'], id)[1]).toBe(createRowKeys(['b'], id)[0]);
});
