import { expect, it } from 'vitest';
import { parseRegisterForm } from './register-page.tsx';

it('sends course and batch as empty strings, blank texts as they are, and omits a blank date, gender and photo [R-175]', () => {
  const input = parseRegisterForm(() => '', undefined);
  const names = ['batch', 'city', 'courseId', 'email', 'fatherName', 'fullName', 'password', 'phone', 'pinCode', 'state', 'village'];
  expect(JSON.parse(JSON.stringify(input))).toEqual(Object.fromEntries(names.map((name) => [name, ''])));
});

it('sends the date, gender and photo that are given, and omits an unknown gender [R-172, R-173, R-174]', () => {
  const photo = new File(['x'], 'me.png', { type: 'image/png' });
  const values: Record<string, string> = { dob: '2004-08-15', gender: 'other' };
  expect(parseRegisterForm((name) => values[name] ?? '', photo)).toMatchObject({ dob: '2004-08-15', gender: 'other', avatar: photo });
  expect(parseRegisterForm(() => 'unknown', undefined).gender).toBeUndefined();
});
