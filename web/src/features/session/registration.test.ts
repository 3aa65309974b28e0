import { expect, it } from 'vitest';
import { toRegistration } from './registration.ts';

it('R-175 sends course and batch empty, blank texts as they are, and leaves a blank date, gender and photo out', () => {
  const sent = toRegistration(() => '', undefined);
  const names = ['batch', 'city', 'courseId', 'email', 'fatherName', 'fullName', 'password', 'phone', 'pinCode', 'state', 'village'];
  expect(JSON.parse(JSON.stringify(sent))).toEqual(Object.fromEntries(names.map((name) => [name, ''])));
});

it('R-172 R-173 R-174 sends date, gender and photo where there are some, and no gender that is none', () => {
  const photo = new File(['x'], 'me.png', { type: 'image/png' });
  const person: Record<string, string> = { dob: '2004-08-15', gender: 'other' };
  expect(toRegistration((field) => person[field] ?? '', photo)).toMatchObject({ dob: '2004-08-15', gender: 'other', avatar: photo });
  expect(toRegistration(() => 'unknown', undefined).gender).toBeUndefined();
});
