import { expect, it } from 'vitest';
import { tableSearch } from './table-search.ts';

it('accepts 5, 10 or 25 rows and a page, and leaves out the default of 5 rows [R-428]', () => {
  expect(tableSearch({ q: 'Anjali', page: '3', size: '25' })).toEqual({ q: 'Anjali', page: 3, size: 25 });
  expect(tableSearch({ size: '10' }).size).toBe(10);
  expect(tableSearch({ size: '5', page: '1', q: '' })).toEqual({});
});

it('drops invalid values [F-15]', () => {
  for (const page of ['0', '-1', '1.5', 'two', '1e99', '', undefined, []]) expect(tableSearch({ page })).toEqual({});
  for (const size of ['7', '100000', 'all']) expect(tableSearch({ size })).toEqual({});
  expect(tableSearch({ q: 5 })).toEqual({});
  expect(tableSearch({ q: 'x'.repeat(5000) }).q).toHaveLength(100);
});
