import { expect, it } from 'vitest';
import { areaOf, homeOf, isOpenTo } from './roles.ts';

it('knows the area and the home of each role [R-009, R-010, R-015, Q-17]', () => {
  expect([10, 11, '10', 12, '12', 99, undefined, null, 'x'].map(areaOf)).toEqual([
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
  expect([10, 11, 12, 99].map(homeOf)).toEqual(['/user/profile', '/user/profile', '/franchise/dashboard', '/']);
});

it('closes each area to the others and leaves public paths open [R-015, R-019]', () => {
  expect(isOpenTo('/user/profile', 12)).toBe(false);
  expect(isOpenTo('/franchise/dashboard', 11)).toBe(false);
  expect(isOpenTo('/franchise', 11)).toBe(true);
  expect(isOpenTo('/users', 12)).toBe(true);
  expect(isOpenTo('/courses', undefined)).toBe(true);
});
