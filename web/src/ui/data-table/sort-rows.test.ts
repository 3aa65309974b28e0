import { describe, expect, it } from 'vitest';
import { sortInSteps, sortRows } from './sort-rows.ts';
import { getNextSort, parseSort, stringifySort } from './use-table-state.ts';

const getValue = (value: string | number | null | undefined) => value;

describe('the sort of a table', () => {
  it('orders texts without regard to case, and the numbers in them as numbers', () => {
    const rows = ['GVI/10', 'gvi/9', 'Asha', 'asha 2', 'Élan', 'Eli', 'अंजलि'];
    expect(sortRows(rows, { getValue, descending: false })).toEqual(['Asha', 'asha 2', 'Élan', 'Eli', 'gvi/9', 'GVI/10', 'अंजलि']);
  });

  it('orders numbers and dates in both directions', () => {
    expect(sortRows([10, 9, -1, 0.5], { getValue, descending: true })).toEqual([10, 9, 0.5, -1]);
    const dates = ['2026-11-05', '2026-02-28T10:00:00.000Z', '2025-12-31'];
    expect(sortRows(dates, { getValue, descending: false })).toEqual([dates[2], dates[1], dates[0]]);
  });

  it('puts rows without a value last, in both directions', () => {
    const rows = [undefined, 'b', '', 'a', null, Number.NaN];
    expect(sortRows(rows, { getValue, descending: false })).toEqual(['a', 'b', undefined, '', null, Number.NaN]);
    expect(sortRows(rows, { getValue, descending: true })).toEqual(['b', 'a', undefined, '', null, Number.NaN]);
  });

  it('keeps the order of equal rows, also of more rows than one step sorts', () => {
    const rows = Array.from({ length: 2345 }, (_, index) => ({ index, name: `Name ${(index * 7919) % 10}` }));
    for (const descending of [false, true]) {
      const sorted = sortRows(rows, { getValue: ({ name }) => name, descending });
      const expected = rows.toSorted((a, b) => a.name.localeCompare(b.name) * (descending ? -1 : 1) || a.index - b.index);
      expect(sorted).toEqual(expected);
    }
  });

  it('changes nothing in the array that it gets', () => {
    const rows = Object.freeze(['b', 'a']);
    expect(sortRows(rows, { getValue, descending: false })).toEqual(['a', 'b']);
    expect(sortRows([], { getValue, descending: false })).toEqual([]);
  });

  it('sorts many rows in many steps, each of at most 500 rows', () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `Student ${(index * 7919) % 20_000} Kumar`);
    const steps = sortInSteps(rows, { getValue, descending: false });
    let step = steps.next();
    let count = 1;
    for (; !step.done; count += 1) step = steps.next();
    expect(step.value[19_999]).toBe('Student 19999 Kumar');
    // 40 runs are sorted, and then merged in 6 rounds.
    expect(count).toBeGreaterThan(150);
  });
});

it('a header sorts in ascending order, then descending, then as the server does', () => {
  const ascending = getNextSort(undefined, 'name');
  expect(stringifySort(ascending)).toBe('name');
  const descending = getNextSort(ascending, 'name');
  expect(stringifySort(descending)).toBe('-name');
  expect(getNextSort(descending, 'name')).toBeUndefined();
  expect(getNextSort(descending, 'phone')).toEqual({ columnId: 'phone', descending: false });
  expect([parseSort('-father-name'), parseSort(undefined)]).toEqual([{ columnId: 'father-name', descending: true }, undefined]);
});
