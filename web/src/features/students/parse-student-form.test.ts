import { describe, expect, it } from 'vitest';
import { toStudent } from './parse-student-form.ts';

const photo = new File(['x'], 'me.png', { type: 'image/png' });
const filled: Record<string, string> = {
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
const entry = (changes: Record<string, string> = {}, avatar: File | undefined = photo) => {
  const texts = { ...filled, ...changes };
  return toStudent((field) => texts[field] ?? '', avatar);
};

describe('a new student', () => {
  it('is sent with role 11 and ids, and State may be left out [R-342, R-343]', () => {
    const { confirmPassword, ...sent } = filled;
    expect(entry()).toEqual({ input: { ...sent, state: '', role: 11, avatar: photo } });
    expect(entry({ state: 'kerala' }).input?.state).toBe('kerala');
  });

  it("any required field blank: 'Please fill all fields carefully', at each of them [R-338, R-341]", () => {
    for (const field of Object.keys(filled)) {
      expect(entry({ [field]: '' }).wrong?.told, field).toBe('Please fill all fields carefully');
      expect(entry({ [field]: '' }).wrong?.problems, field).toHaveProperty(field, 'Please fill this in.');
    }
    expect(toStudent(() => '', undefined).wrong?.told).toBe('Please fill all fields carefully');
    expect(Object.keys(toStudent((field) => filled[field] ?? '', undefined).wrong?.problems ?? {})).toEqual(['avatar']);
  });

  it("7 characters: 'Password must have 8 characters', before the passwords are compared, and at its field also while others are blank [R-339, R-431]", () => {
    expect(entry({ fullName: '', password: '1234567' }).wrong?.problems).toEqual({
      fullName: 'Please fill this in.',
      password: 'Password must have 8 characters',
      confirmPassword: 'Password and confirm password must be same!',
    });
    expect(entry({ password: '1234567', confirmPassword: 'other' }).wrong?.told).toBe('Password must have 8 characters');
    expect(entry({ fullName: ' ' }).wrong?.told).toBe('Please fill all fields carefully');
    expect(entry({ password: ' '.repeat(8), confirmPassword: ' '.repeat(8) }).input?.password).toBe(' '.repeat(8));
    expect(entry({ password: '12345678', confirmPassword: '12345678' }).input?.password).toBe('12345678');
  });

  it("two passwords: 'Password and confirm password must be same!' [R-340]", () => {
    expect(entry({ confirmPassword: ' 8 charS' }).wrong).toEqual({
      told: 'Password and confirm password must be same!',
      problems: { confirmPassword: 'Password and confirm password must be same!' },
    });
  });
});
