import { expect, it } from 'vitest';
import { canVisit, getArea, getHomePath } from './roles.ts';

it('gives each role its area and home page [R-009, R-010, R-015, Q-17]', () => {
  expect([10, 11, '10', 12, '12', 99, undefined, null, 'x'].map(getArea)).toEqual([
    'student',
    'student',
    'student',
    'operator',
    'operator',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect([10, 11, 12, 99].map(getHomePath)).toEqual(['/user/profile', '/user/profile', '/franchise/dashboard', '/']);
});

it('keeps other roles out of each area and leaves public paths open [R-015, R-019]', () => {
  expect(canVisit('/user/profile', 12)).toBe(false);
  expect(canVisit('/franchise/dashboard', 11)).toBe(false);
  expect(canVisit('/user', 12)).toBe(false);
  expect(canVisit('/franchise', 11)).toBe(true);
  expect(canVisit('/users', 12)).toBe(true);
  expect(canVisit('/courses', undefined)).toBe(true);
  expect(canVisit('/course-detail/user/', 12)).toBe(true);
  expect(canVisit('/course-detail/franchise/1', 10)).toBe(true);
});

it('lets each role into its own area [R-015]', () => {
  expect(canVisit('/user/profile', 10)).toBe(true);
  expect(canVisit('/user', 11)).toBe(true);
  expect(canVisit('/franchise/dashboard', 12)).toBe(true);
});

it('accepts only the roles 10, 11 and 12 [R-435]', () => {
  expect([9, 10, 11, 12, 13].filter((role) => getArea(role))).toEqual([10, 11, 12]);
});
