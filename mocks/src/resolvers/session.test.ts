import { describe, expect, it } from 'vitest';
import { accountOf, tokenFor } from '../db/token.ts';
import { expectRefusal, world } from './call.ts';

const PERSON = {
  fullName: 'प्रिया वर्मा',
  password: 'a-long-secret',
  email: 'priya@example.com',
  phone: '0000011111',
  city: 'Lucknow',
  state: 'uttarPradesh',
  pinCode: '226001',
  village: 'Gomti Nagar',
  fatherName: 'Ramesh Verma',
  courseId: '',
  batch: '',
};

describe('login', () => {
  it('answers a token of the account and a record without the password', async () => {
    const { db, as } = world();
    const { token, user } = await as()('login', { email: ' Student@Example.com ', password: 'student123' });
    expect(accountOf(db, token)?._id).toBe('u-student');
    expect(user).not.toHaveProperty('password');
    expect(user.avatar?.url).toBe('http://mocks.example.com/__mocks/pictures/person-u-student.svg');
  });

  it('refuses a wrong password and an unknown e-mail with the same sentence', async () => {
    const { as } = world();
    const reason = 'Email or password is wrong.';
    await expectRefusal(as()('login', { email: 'student@example.com', password: 'Student123' }), 401, reason);
    await expectRefusal(as()('login', { email: 'nobody@example.com', password: 'student123' }), 401, reason);
  });

  it('lets a student of an ended batch in', async () => {
    const { db, as } = world();
    const ended = db.accounts.find(({ isActive }) => !isActive);
    await expect(as()('login', { email: ended?.email ?? '', password: 'student123' })).resolves.toMatchObject({ success: true });
  });
});

describe('register', () => {
  it('makes an account that can sign in', async () => {
    const { as } = world();
    await expect(as()('register', PERSON)).resolves.toEqual({ success: true, message: 'User registered successfully' });
    const { user } = await as()('login', PERSON);
    expect(user).toMatchObject({ fullName: 'प्रिया वर्मा', role: 10, rollNo: 'GVI/51/2026', courses: [] });
    expect(user).not.toHaveProperty('courseId');
  });

  it('refuses a taken e-mail in any case, and blank fields each with its sentence', async () => {
    const { as } = world();
    await expectRefusal(as()('register', { ...PERSON, email: 'STUDENT@example.com' }), 409, {
      email: ['This email is already registered.'],
    });
    const reasons = { fullName: ['Please enter your full name.'], password: ['Please choose a password.'] };
    await expectRefusal(as()('register', { ...PERSON, fullName: ' ', password: '' }), 422, reasons);
  });

  it('keeps the photo', async () => {
    const { db, as } = world();
    const avatar = new Blob([new Uint8Array([1, 2, 255])], { type: 'image/png' });
    await as()('register', { ...PERSON, avatar });
    const { user } = await as()('login', PERSON);
    const key = user.avatar?.url?.split('/').at(-1) ?? '';
    expect(db.files[key]).toEqual({ type: 'image/png', base64: 'AQL/' });
  });
});

describe('token', () => {
  it.each(['', 'mock.', 'mock.%%%', 'mock._w', 'Bearer x', tokenFor('nobody')])('names nobody when it is %j', (token) => {
    expect(accountOf(world().db, token)).toBeUndefined();
  });

  it('carries any id', () => {
    const { db } = world();
    const student = db.accounts.find(({ _id }) => _id === 's-001');
    if (student) student._id = 'छात्र/१?';
    expect(accountOf(db, tokenFor('छात्र/१?'))).toBe(student);
    expect(tokenFor('छात्र/१?')).toMatch(/^mock\.[\w-]+$/);
  });
});
