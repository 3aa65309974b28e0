import { expect, it } from 'vitest';
import { studentProfileForm } from './profile-page.tsx';
import { profileSearch } from './profile-search.ts';

const user = { _id: 'u', fullName: 'Meera', email: 'm@example.com', role: 12 };

/** The date of birth and the gender that a student sends. */
const parseStudent = (form: Record<string, string>, profile: object) => {
  const input = studentProfileForm.parse((field) => form[field] ?? '', { ...user, ...profile });
  return Object.fromEntries(Object.entries(input).filter(([field]) => field === 'dob' || field === 'gender'));
};

it('leaves out a date of birth and a gender that were blank before, or that the form cannot show', () => {
  expect(parseStudent({ dob: '', gender: '' }, {})).toEqual({});
  expect(parseStudent({ dob: '', gender: 'unknown' }, { dob: '15th August', gender: 'unknown' })).toEqual({});
});

it('the URL keeps a known field, and a course only for editing', () => {
  expect(profileSearch({ edit: 'phone', course: 'c-tally' })).toEqual({ edit: 'phone', course: 'c-tally' });
  expect(profileSearch({ edit: 'email', course: 'c-tally' })).toEqual({});
  for (const course of [7, '']) expect(profileSearch({ edit: 'phone', course })).toEqual({ edit: 'phone' });
});
