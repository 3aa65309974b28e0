import { expect, it } from 'vitest';
import { apiUrl } from '../../app/api.ts';
import { areaOf } from '../../session/roles.ts';
import { genderOf, genders } from './genders.ts';

it('the genders are male, female and other, the roles 10, 11 and 12, and the calls are under v1 [R-435]', () => {
  expect(genders).toEqual(['male', 'female', 'other']);
  expect(['male', 'Male', '', 'none'].map(genderOf)).toEqual(['male', undefined, undefined, undefined]);
  expect([9, 10, 11, 12, 13].filter((role) => areaOf(role))).toEqual([10, 11, 12]);
  expect(new URL(apiUrl()).pathname).toBe('/v1');
});
