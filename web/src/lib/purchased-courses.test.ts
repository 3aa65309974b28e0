import { expect, it } from 'vitest';
import { purchasedCourses } from './purchased-courses.ts';

const catalog = [{ _id: 'a', title: 'Tally', price: 1 }];

it('resolves ids and records to titles, and leaves the title of a deleted course undefined [Q-55, F-24]', () => {
  expect(purchasedCourses(['a', null, { _id: 'b', title: 'Typing' }, { _id: 'a' }, 'gone'], catalog)).toEqual([
    { id: 'a', title: 'Tally' },
    { id: 'b', title: 'Typing' },
    { id: 'a', title: 'Tally' },
    { id: 'gone', title: undefined },
  ]);
  expect(purchasedCourses(['a'])).toEqual([{ id: 'a', title: undefined }]);
});
