import { expect, it } from 'vitest';
import { genderOptions, parseGender } from './parse-user-fields.ts';

it('genders are male, female and other [R-435]', () => {
  expect(genderOptions.map(({ value, label }) => [value, label])).toEqual([
    ['male', 'Male'],
    ['female', 'Female'],
    ['other', 'Other'],
  ]);
  expect(['male', 'Male', '', 'none'].map(parseGender)).toEqual(['male', undefined, undefined, undefined]);
});
