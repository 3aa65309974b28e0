import type { Course } from '@institute/sdk';
import { expect, it } from 'vitest';
import { filterCourses, getSearchText, sortCourses } from './courses-page.tsx';

const courses: readonly Course[] = [
  { _id: 'long', title: 'Diploma', price: 9000, discountedPrice: 4000, sessionDuration: 12 },
  { _id: 'open', title: 'Talks', price: 100 },
  { _id: 'short', title: 'Typing', price: 3000, discountedPrice: 0, sessionDuration: 2 },
  { _id: 'same', title: 'Tally', price: 4000, sessionDuration: 2 },
  { _id: 'zero', title: 'Hindi', price: 5000, sessionDuration: 0 },
];
const ids = (list: readonly Course[]) => list.map(({ _id }) => _id);

it('searches title, description, category and features', () => {
  const text = getSearchText({
    _id: 'c',
    title: 'Tally',
    price: 1,
    description: 'Accounts',
    category: 'Skill',
    features: ['GST', 'Payroll'],
  });
  expect(text).toBe('Tally Accounts Skill GST Payroll');
  expect(getSearchText({ _id: 'c', title: 'Tally', price: 1 }).trim(), 'a missing text is not searched as a word').toBe('Tally');
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
