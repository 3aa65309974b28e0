import { expect, it } from 'vitest';
import { findSimilarCourses } from './similar-courses-list.tsx';

const course = (_id: string, category?: string) => ({ _id, title: _id, price: 1, category });
const find = (...args: Parameters<typeof findSimilarCourses>) => findSimilarCourses(...args).map(({ _id }) => _id);

it('finds at most four other courses, those of the same category first', () => {
  const courses = [course('a', 'Skill'), course('b'), course('c', 'Computer'), course('d', 'Skill '), course('e', 'Skill'), course('f')];
  expect(find(courses, course('e', 'Skill'))).toEqual(['a', 'd', 'b', 'c']);
  expect(find(courses, course('b'))).toEqual(['f', 'a', 'c', 'd']);
  expect(find([course('a')], course('a'))).toEqual([]);
});
