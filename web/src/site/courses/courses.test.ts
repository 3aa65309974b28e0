import type { Course } from '@institute/sdk';
import { expect, it } from 'vitest';
import { compareSearch, courseSearch } from './course-search.ts';
import { groupByCategory } from './course-sections.tsx';
import { filterCourses, sortCourses } from './courses-page.tsx';
import { getPayablePrice } from './price.tsx';
import { findSimilarCourses } from './similar-courses-list.tsx';

const courses: readonly Course[] = [
  { _id: 'long', title: 'Diploma', price: 9000, discountedPrice: 4000, sessionDuration: 12 },
  { _id: 'open', title: 'Talks', price: 100 },
  { _id: 'short', title: 'Typing', price: 3000, discountedPrice: 0, sessionDuration: 2 },
  { _id: 'same', title: 'Tally', price: 4000, sessionDuration: 2 },
  { _id: 'zero', title: 'Hindi', price: 5000, sessionDuration: 0 },
];
const course = (_id: string, category?: string) => ({ _id, title: _id, price: 1, category });
const ids = (list: readonly Course[]) => list.map(({ _id }) => _id);

it('keeps what can be searched for, and drops everything else', () => {
  const search = { q: 'tally', price: '5000', months: '6', sort: 'price' };
  expect(courseSearch(search)).toEqual({ q: 'tally', price: 5000, months: 6, sort: 'price' });
  expect(courseSearch({ ...search, sort: 'months' }).sort).toBe('months');
  for (const nonsense of ['', '-1', '4999', 'NaN', '__proto__', '5000 rupees', null, ['5000', '6'], {}])
    expect(courseSearch({ price: nonsense, months: nonsense, sort: nonsense }), String(nonsense)).toEqual({});
  expect([courseSearch({ q: '', page: '2', mocks: 'slow' }), courseSearch({ q: ['a', 'b'] })]).toEqual([{}, {}]);
  expect(courseSearch({ q: 'x'.repeat(5000) }).q).toHaveLength(100);
});

it('limits the price that is paid, and the duration if it is known', () => {
  expect(ids(filterCourses(courses, {}))).toEqual(ids(courses));
  expect(ids(filterCourses(courses, { price: 3000 }))).toEqual(['open', 'short']);
  expect(ids(filterCourses(courses, { price: 5000 }))).toEqual(ids(courses));
  expect(ids(filterCourses(courses, { months: 3 }))).toEqual(['short', 'same']);
  expect(ids(filterCourses(courses, { price: 3000, months: 3 }))).toEqual(['short']);
});

it('sorts by the price that is paid or by the duration, unknown ones last, and equal ones as they were', () => {
  expect(sortCourses(courses, undefined)).toBe(courses);
  expect(ids(sortCourses(courses, 'price'))).toEqual(['open', 'short', 'long', 'same', 'zero']);
  expect(ids(sortCourses(courses, 'months'))).toEqual(['short', 'same', 'long', 'open', 'zero']);
});

it("groups courses by category in list order, also with a duplicate id, and others under 'Courses' [R-076, Q-42, F-26]", () => {
  const groups = groupByCategory([course('a', 'Skill'), course('b'), course('c', 'Skill '), course('d', ''), course('b')]);
  expect(groups.map(({ name, anchor, courses }) => [name, anchor, ids(courses)])).toEqual([
    ['Skill', 'category-1', ['a', 'c']],
    ['Courses', 'category-2', ['b', 'd', 'b']],
  ]);
  expect(groupByCategory([])).toEqual([]);
});

it('finds at most four similar courses, those of the same category first', () => {
  const all = [course('a', 'Skill'), course('b'), course('c', 'Computer'), course('d', 'Skill '), course('e', 'Skill'), course('f')];
  expect(ids(findSimilarCourses(all, course('e', 'Skill')))).toEqual(['a', 'd', 'b', 'c']);
  expect(ids(findSimilarCourses(all, course('b')))).toEqual(['f', 'a', 'c', 'd']);
  expect(findSimilarCourses([course('a')], course('a'))).toEqual([]);
});

it.each([
  ['a,b,c', 'a,b,c'],
  ['a,,c', 'a,,c'],
  [',b,', ',b'],
  ['a,b,a', 'a,b'],
  ['a,b,c,d', 'a,b,c'],
  [' a , b', 'a,b'],
  [7, '7'],
  [undefined, undefined],
  [',,', undefined],
])('reads %j as %j: up to three courses, each once and in its place', (ids, expected) => {
  expect(compareSearch({ ids }).ids).toBe(expected);
});

it('returns the discounted price, unless it is missing or 0 [R-088, Q-31]', () => {
  expect(getPayablePrice({ price: 100, discountedPrice: 80 })).toBe(80);
  expect(getPayablePrice({ price: 100, discountedPrice: 0 })).toBe(100);
  expect(getPayablePrice({ price: 100 })).toBe(100);
});
