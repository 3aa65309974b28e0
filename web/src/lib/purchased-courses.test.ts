import { expect, it } from 'vitest';
import { purchasedCourses } from './purchased-courses.ts';

const all = [{ _id: 'a', title: 'Tally', price: 1 }];

it('finds titles of ids and of records, and none for a course that is gone [Q-55, F-24]', () => {
  expect(purchasedCourses(['a', null, { _id: 'b', title: 'Typing' }, { _id: 'a' }, 'gone'], all)).toEqual([
    { id: 'a', title: 'Tally' },
    { id: 'b', title: 'Typing' },
    { id: 'a', title: 'Tally' },
    { id: 'gone', title: undefined },
  ]);
  expect(purchasedCourses(['a'])).toEqual([{ id: 'a', title: undefined }]);
});
