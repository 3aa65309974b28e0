import { expect, it } from 'vitest';
import { toRegistration } from './parse-register-form.ts';

it('sends course and batch empty, blank texts as they are, and leaves a blank date, gender and photo out [R-175]', () => {
  const sent = toRegistration(() => '', undefined);
  const names = ['batch', 'city', 'courseId', 'email', 'fatherName', 'fullName', 'password', 'phone', 'pinCode', 'state', 'village'];
  expect(JSON.parse(JSON.stringify(sent))).toEqual(Object.fromEntries(names.map((name) => [name, ''])));
});

it('sends date, gender and photo where there are some, and no gender that is none [R-172, R-173, R-174]', () => {
  const photo = new File(['x'], 'me.png', { type: 'image/png' });
  const person: Record<string, string> = { dob: '2004-08-15', gender: 'other' };
  expect(toRegistration((field) => person[field] ?? '', photo)).toMatchObject({ dob: '2004-08-15', gender: 'other', avatar: photo });
  expect(toRegistration(() => 'unknown', undefined).gender).toBeUndefined();
});
