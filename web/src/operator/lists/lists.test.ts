import { expect, it } from 'vitest';
import { tableSearch } from '#ui/search/table-search.ts';
import { type Filter, filterRows, getActiveFilters, getServerScope, listOptions, rowFilter } from './filters.tsx';
import { sortRows } from './list-state.ts';

interface Row {
  course?: { id: string; title: string };
  isActive: boolean;
}

const tally = { id: 'c-10', title: 'Tally 10' };
const basic = { id: 'c-9', title: 'Tally 9' };
const rows: readonly Row[] = [tally, basic, tally, undefined].map((course, index) => ({ course, isActive: index !== 2 }));
const active = { value: 'active', label: 'Active' };
const ended = { value: 'ended', label: 'Ended' };
const getCourse = (row: Row) => row.course && { value: row.course.id, label: row.course.title };
const course = rowFilter({ name: 'course', label: 'Course', placeholder: 'All courses', getOption: getCourse });
const status = rowFilter<Row>({
  name: 'status',
  label: 'Status',
  placeholder: 'Any status',
  options: [active, ended],
  getOption: ({ isActive }) => (isActive ? active : ended),
});
const batch: Filter<Row> = { name: 'batch', label: 'Batch', useOptions: () => ({ options: [], placeholder: '' }) };
const filters = [course, status, batch];

it('keeps the rows that have the selected option of every filter, and returns the same rows if none selects among them', () => {
  expect(filterRows(rows, filters, { course: 'c-10' })).toEqual([rows[0], rows[2]]);
  expect(filterRows(rows, filters, { course: 'c-10', status: 'ended' })).toEqual([rows[2]]);
  expect(filterRows(rows, filters, { course: 'c-deleted' }), 'a course of no row').toEqual([]);
  expect(filterRows(rows, filters, {})).toBe(rows);
  expect(filterRows(rows, filters, { status: 'sold' }), 'a value that names nothing').toBe(rows);
  expect(filterRows(rows, filters, { batch: 'b-1' }), 'the server has filtered already').toBe(rows);
  expect(filterRows(rows, filters, { seats: 'full' }), 'a filter that the list does not have').toBe(rows);
});

it('asks a filter that fetches its options for its rows, which are not those of the server', () => {
  const fetched: Filter<Row> = { ...batch, hasRow: (row) => row === rows[1] };
  expect(filterRows(rows, [fetched], { batch: 'b-1' })).toEqual([rows[1]]);
  expect(filterRows(rows, [fetched], {})).toBe(rows);
  expect(getServerScope([fetched, course], { batch: 'b-1', course: 'c-9' })).toBe('');
  expect(getServerScope(filters, { batch: 'b-1', course: 'c-9' })).toBe('b-1');
});

it('counts a filter of the server as active, and offers the options of the rows once, in the order of their labels', () => {
  expect(getActiveFilters(filters, { batch: 'b-1', status: 'sold', seats: 'full' })).toEqual([batch]);
  expect(listOptions(rows, getCourse)).toEqual([
    { value: 'c-9', label: 'Tally 9' },
    { value: 'c-10', label: 'Tally 10' },
  ]);
});

const getValue = (value: string | number | null | undefined) => value;

const sort = (rows: (string | number | null | undefined)[], descending = false) => sortRows(rows, getValue, descending);

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

it('the URL has 5, 10 or 25 rows and a page, without the default of 5 rows and without invalid values [R-428, F-15]', () => {
  expect(tableSearch({ q: 'Anjali', page: '3', size: '25' })).toEqual({ q: 'Anjali', page: 3, size: 25 });
  expect(tableSearch({ size: '10' }).size).toBe(10);
  expect(tableSearch({ size: '5', page: '1', q: '' })).toEqual({});
  for (const page of ['0', '-1', '1.5', 'two', '1e99', '', undefined, []]) expect(tableSearch({ page })).toEqual({});
  for (const size of ['7', '100000', 'all']) expect(tableSearch({ size, q: 5 })).toEqual({});
  expect(tableSearch({ q: 'x'.repeat(5000) }).q).toHaveLength(100);
  for (const sort of ['name', '-father-name']) expect(tableSearch({ sort }).sort).toBe(sort);
  for (const sort of ['', 'a b', '<b>', 'नाम', '-'.repeat(50)]) expect(tableSearch({ sort }).sort, sort).toBeUndefined();
});
