import { describe, expect, it, vi } from 'vitest';
import { isStudentCreated, makePassword, parseStudentForm } from './parse-student-form.ts';

const photo = new File(['x'], 'me.png', { type: 'image/png' });
const valid: Record<string, string> = {
  fullName: 'Lakshmi Nair',
  email: 'lakshmi@example.com',
  phone: '0000033333',
  city: 'Kochi',
  village: 'Edappally',
  pinCode: '001002',
  dob: '2005-03-09',
  gender: 'female',
  fatherName: 'Suresh Nair',
  courseId: 'c-ccc',
  batch: 'b-morning',
  password: ' 8 chars',
  confirmPassword: ' 8 chars',
};
const parse = (changes: Record<string, string> = {}, avatar: File | undefined = photo) => {
  const values = { ...valid, ...changes };
  return parseStudentForm((field) => values[field] ?? '', avatar);
};

describe('parseStudentForm', () => {
  it('sets role 11, sends ids of course and batch, and accepts a blank state [R-342, R-343]', () => {
    const { confirmPassword, ...sent } = valid;
    expect(parse()).toEqual({ input: { ...sent, state: '', role: 11, avatar: photo } });
    expect(parse({ state: 'kerala' }).input?.state).toBe('kerala');
  });

  it("rejects a blank required field: 'Please fill all fields carefully' [R-338, R-341]", () => {
    for (const field of Object.keys(valid)) {
      expect(parse({ [field]: '' }).errors?.message, field).toBe('Please fill all fields carefully');
      expect(parse({ [field]: '' }).errors?.fields, field).toHaveProperty(field, 'This field is required.');
    }
    expect(parseStudentForm(() => '', undefined).errors?.message).toBe('Please fill all fields carefully');
    expect(Object.keys(parseStudentForm((field) => valid[field] ?? '', undefined).errors?.fields ?? {})).toEqual(['avatar']);
  });

  it("rejects 7 characters: 'Password must have 8 characters', before it compares the passwords, and at the field even if others are blank [R-339, R-431]", () => {
    expect(parse({ fullName: '', password: '1234567' }).errors?.fields).toEqual({
      fullName: 'This field is required.',
      password: 'Password must have 8 characters',
      confirmPassword: 'Password and confirm password must be same!',
    });
    expect(parse({ password: '1234567', confirmPassword: 'other' }).errors?.message).toBe('Password must have 8 characters');
    expect(parse({ fullName: ' ' }).errors?.message).toBe('Please fill all fields carefully');
    expect(parse({ password: ' '.repeat(8), confirmPassword: ' '.repeat(8) }).input?.password).toBe(' '.repeat(8));
    expect(parse({ password: '12345678', confirmPassword: '12345678' }).input?.password).toBe('12345678');
  });

  it("rejects passwords that differ: 'Password and confirm password must be same!' [R-340]", () => {
    expect(parse({ confirmPassword: ' 8 charS' }).errors).toEqual({
      message: 'Password and confirm password must be same!',
      fields: { confirmPassword: 'Password and confirm password must be same!' },
    });
  });
});

it("detects success by the message 'User registered successfully' in any case, or by success: true [R-344, Q-54]", () => {
  expect(isStudentCreated({ message: 'User registered successfully' })).toBe(true);
  expect(isStudentCreated({ message: ' user Registered Successfully ' })).toBe(true);
  expect(isStudentCreated({ success: true })).toBe(true);
  expect(isStudentCreated({ message: 'Your request is queued' })).toBe(false);
  expect(isStudentCreated({})).toBe(false);
});

it('makes 8 letters and digits of which no two look alike, another password each time', () => {
  const passwords = Array.from({ length: 500 }, makePassword);
  expect(new Set(passwords).size).toBe(500);
  for (const password of passwords) expect(password).toMatch(/^[a-zA-Z0-9]{8}$/);
  expect(passwords.join('')).not.toMatch(/[0Oo1IlB8S5Z2]/);
});

it('takes its letters from the random numbers of the browser, each with the same chance', () => {
  const bytes = [255, 0, 1, 2, 3, 4, 5, 6, 48];
  const next = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array[0] = bytes.shift() ?? 0;
    return array;
  });
  // 255 is replaced.
  expect(makePassword()).toBe('abcdefg9');
  expect(bytes).toEqual([]);
  next.mockRestore();
});
