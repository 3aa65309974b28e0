import { expect, it } from 'vitest';
import { parsePasswordForm } from './password-form.tsx';
import { studentProfileForm } from './profile-page.tsx';
import { profileSearch } from './profile-search.ts';

const user = { _id: 'u', fullName: 'Meera', email: 'm@example.com', role: 12 };

/** What a student sends of date of birth and gender. */
const parseStudent = (form: Record<string, string>, profile: object) => {
  const input = studentProfileForm.parse((field) => form[field] ?? '', { ...user, ...profile });
  return Object.fromEntries(Object.entries(input).filter(([field]) => field === 'dob' || field === 'gender'));
};

it('a student sends null for a date of birth and a gender that are cleared', () => {
  const profile = { dob: '2004-08-15', gender: 'female' };
  expect(parseStudent({ dob: '', gender: '' }, profile)).toEqual({ dob: null, gender: null });
  expect(parseStudent({ dob: '2004-08-15', gender: '' }, profile)).toEqual({ dob: '2004-08-15', gender: null });
  expect(parseStudent({ dob: '', gender: 'male' }, profile)).toEqual({ dob: null, gender: 'male' });
});

it('leaves out a date of birth and a gender that were blank before, or that the form cannot show', () => {
  expect(parseStudent({ dob: '', gender: '' }, {})).toEqual({});
  expect(parseStudent({ dob: '', gender: 'unknown' }, { dob: '15th August', gender: 'unknown' })).toEqual({});
});

it('the URL keeps a known field, and a course only for editing', () => {
  expect(profileSearch({ edit: 'phone', course: 'c-tally' })).toEqual({ edit: 'phone', course: 'c-tally' });
  expect(profileSearch({ edit: 'email', course: 'c-tally' })).toEqual({});
  for (const course of [7, '']) expect(profileSearch({ edit: 'phone', course })).toEqual({ edit: 'phone' });
});

const same = 'Password and new password cannot be same!';
const different = 'New password and confirm password must be same!';

it.each([
  ['old', 'new', 'new', undefined],
  ['old', 'old', 'old', { newPassword: same }],
  ['old', 'new', 'New', { confirmPassword: different }],
  ['old', 'new', 'new ', { confirmPassword: different }],
  ['old', 'old', 'new', { newPassword: same, confirmPassword: different }],
])('validates current %j, new %j and confirmation %j [R-211, R-212]', (password, newPassword, confirmPassword, fields) => {
  const { input, errors } = parsePasswordForm((field) => ({ password, newPassword, confirmPassword })[field]);
  expect([input, errors?.fields]).toEqual(fields ? [undefined, fields] : [{ password, newPassword }, undefined]);
});
