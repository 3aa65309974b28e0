import { expect, it } from 'vitest';
import { studentProfileForm } from './profile-page.tsx';

const user = { _id: 'u', fullName: 'Meera', email: 'm@example.com', role: 10, dob: '2004-08-15', gender: 'female' as const };
const parse = (form: Record<string, string>, changes: object = {}) =>
  studentProfileForm.parse((field) => form[field] ?? '', { ...user, ...changes });

it('sends null for a date of birth and a gender that are cleared', () => {
  expect(parse({ dob: '', gender: '' })).toMatchObject({ dob: null, gender: null });
  expect(parse({ dob: '2004-08-15', gender: '' })).toMatchObject({ dob: '2004-08-15', gender: null });
  expect(parse({ dob: '', gender: 'male' })).toMatchObject({ dob: null, gender: 'male' });
});

it('leaves out a blank date of birth and gender that were blank before', () => {
  const input = parse({ dob: '', gender: '' }, { dob: undefined, gender: undefined });
  expect(Object.keys(input)).not.toContain('dob');
  expect(Object.keys(input)).not.toContain('gender');
});

it('keeps a date of birth and a gender that the form cannot show', () => {
  const input = parse({ dob: '', gender: 'unknown' }, { dob: '15th August', gender: 'unknown' });
  expect(Object.keys(input)).not.toContain('dob');
  expect(Object.keys(input)).not.toContain('gender');
});
