import { expect, it } from 'vitest';
import { genders, parseGender } from './genders.ts';

it('genders are male, female and other [R-435]', () => {
  expect(genders).toEqual(['male', 'female', 'other']);
  expect(['male', 'Male', '', 'none'].map(parseGender)).toEqual(['male', undefined, undefined, undefined]);
});
