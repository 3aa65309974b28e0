import { expect, it } from 'vitest';
import { type Filter, filterRows, getActiveFilters, getFilterOptions, getServerScope, type RowFilter } from './filters.tsx';

interface Row {
  course?: { id: string; title: string };
  isActive: boolean;
}

const tally = { id: 'c-10', title: 'Tally 10' };
const basic = { id: 'c-9', title: 'Tally 9' };
const rows: readonly Row[] = [tally, basic, tally, undefined].map((course, index) => ({ course, isActive: index !== 2 }));
const active = { value: 'active', label: 'Active' };
const ended = { value: 'ended', label: 'Ended' };
const course: RowFilter<Row> = {
  name: 'course',
  label: 'Course',
  placeholder: 'All courses',
  getOption: (row) => row.course && { value: row.course.id, label: row.course.title },
};
const status: RowFilter<Row> = {
  name: 'status',
  label: 'Status',
  placeholder: 'Any status',
  options: [active, ended],
  getOption: ({ isActive }) => (isActive ? active : ended),
};
const batch: Filter<Row> = { name: 'batch', Field: () => null };
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
  expect(getFilterOptions(course, rows)).toEqual([
    { value: 'c-9', label: 'Tally 9' },
    { value: 'c-10', label: 'Tally 10' },
  ]);
  expect(getFilterOptions(status, rows)).toEqual([active, ended]);
});
