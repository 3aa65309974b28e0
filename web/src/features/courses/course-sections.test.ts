import { expect, it } from 'vitest';
import { groupByCategory } from './course-sections.tsx';

const course = (_id: string, category?: string) => ({ _id, title: _id, price: 1, category });

it("groups courses by category in list order, and courses without one under 'Courses' [R-076, Q-42]", () => {
  const groups = groupByCategory([course('a', 'Skill'), course('b'), course('c', 'Skill '), course('d', '')]);
  expect(groups.map(({ name, anchor, courses }) => [name, anchor, courses.map(({ _id }) => _id)])).toEqual([
    ['Skill', 'category-1', ['a', 'c']],
    ['Courses', 'category-2', ['b', 'd']],
  ]);
});

it('makes one group when no course has a category, and keeps courses with a duplicate id [Q-42, F-26]', () => {
  expect(groupByCategory([course('a'), course('a')])).toEqual([
    { name: 'Courses', anchor: 'category-1', courses: [course('a'), course('a')] },
  ]);
  expect(groupByCategory([])).toEqual([]);
});
