import { expect, it, vi } from 'vitest';
import { tableSearch } from '#ui/search/table-search.ts';
import { sortRows } from './sort-rows.ts';
import { getNextSort, parseSort, stringifySort } from './use-table-state.ts';

const getValue = (value: string | number | null | undefined) => value;

const sort = (rows: (string | number | null | undefined)[], descending = false) => sortRows(rows, { getValue, descending });

it('orders texts without regard to case, the numbers in them as numbers, and dates', () => {
  const rows = ['GVI/10', 'gvi/9', 'Asha', 'asha 2', 'Élan', 'Eli', 'अंजलि'];
  expect(sort(rows)).toEqual(['Asha', 'asha 2', 'Élan', 'Eli', 'gvi/9', 'GVI/10', 'अंजलि']);
  expect(sort([10, 9, -1, 0.5], true)).toEqual([10, 9, 0.5, -1]);
  const dates = ['2026-11-05', '2026-02-28T10:00:00.000Z', '2025-12-31'];
  expect(sort(dates)).toEqual(dates.toReversed());
});

it('puts rows without a value last, in both directions', () => {
  const rows = [undefined, 'b', '', 'a', null, Number.NaN];
  expect(sort(rows)).toEqual(['a', 'b', undefined, '', null, Number.NaN]);
  expect(sort(rows, true)).toEqual(['b', 'a', undefined, '', null, Number.NaN]);
});

it('keeps the order of equal rows', () => {
  const rows = Array.from({ length: 2345 }, (_, index) => ({ index, name: `Name ${(index * 7919) % 10}` }));
  for (const descending of [false, true]) {
    const sorted = sortRows(rows, { getValue: ({ name }) => name, descending });
    const expected = rows.toSorted((a, b) => a.name.localeCompare(b.name) * (descending ? -1 : 1) || a.index - b.index);
    expect(sorted).toEqual(expected);
  }
});

it('reads the value of each of 10,000 rows once, and changes nothing in the array that it gets [F-19]', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => `Student ${(index * 7919) % 10_000} Kumar`);
  Object.freeze(rows);
  const read = vi.fn(getValue);
  expect(sortRows(rows, { getValue: read, descending: false }).at(-1)).toBe('Student 9999 Kumar');
  expect(read).toHaveBeenCalledTimes(rows.length);
});

it('a header sorts in ascending order, then descending, then as the server does', () => {
  const ascending = getNextSort(undefined, 'name');
  const descending = getNextSort(ascending, 'name');
  expect([stringifySort(ascending), stringifySort(descending), getNextSort(descending, 'name')]).toEqual(['name', '-name', undefined]);
  expect(getNextSort(descending, 'phone')).toEqual({ columnId: 'phone', descending: false });
  expect([parseSort('-father-name'), parseSort(undefined)]).toEqual([{ columnId: 'father-name', descending: true }, undefined]);
});

it('the URL has 5, 10 or 25 rows and a page, without the default of 5 rows and without invalid values [R-428, F-15]', () => {
  expect(tableSearch({ q: 'Anjali', page: '3', size: '25' })).toEqual({ q: 'Anjali', page: 3, size: 25 });
  expect(tableSearch({ size: '10' }).size).toBe(10);
  expect(tableSearch({ size: '5', page: '1', q: '' })).toEqual({});
  for (const page of ['0', '-1', '1.5', 'two', '1e99', '', undefined, []]) expect(tableSearch({ page })).toEqual({});
  for (const size of ['7', '100000', 'all']) expect(tableSearch({ size, q: 5 })).toEqual({});
  expect(tableSearch({ q: 'x'.repeat(5000) }).q).toHaveLength(100);
});

it('the URL names a column in English words', () => {
  for (const sort of ['name', '-father-name']) expect(tableSearch({ sort }).sort).toBe(sort);
  for (const sort of ['', 'a b', '<b>', 'नाम', '-'.repeat(50)]) expect(tableSearch({ sort }).sort, sort).toBeUndefined();
});
