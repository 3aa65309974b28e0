import { expect, it } from 'vitest';
import { courseSearch } from './course-search.ts';

it('keeps what can be searched for, and drops everything else', () => {
  const search = { q: 'tally', price: '5000', months: '6', sort: 'price' };
  expect(courseSearch(search)).toEqual({ q: 'tally', price: 5000, months: 6, sort: 'price' });
  expect(courseSearch({ ...search, sort: 'months' }).sort).toBe('months');
  for (const nonsense of ['', '-1', '4999', 'NaN', '__proto__', '5000 rupees', null, ['5000', '6'], {}])
    expect(courseSearch({ price: nonsense, months: nonsense, sort: nonsense }), String(nonsense)).toEqual({});
  expect(courseSearch({ q: '', page: '2', mocks: 'slow' })).toEqual({});
  expect(courseSearch({ q: ['a', 'b'] })).toEqual({});
  expect(courseSearch({ q: 'x'.repeat(5000) }).q).toHaveLength(100);
});
