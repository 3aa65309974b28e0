import { describe, expect, it } from 'vitest';
import { createTestContext, expectHttpError } from '../../test/call-resolver.ts';
import { findAccountByToken, tokenFor } from '../db/token.ts';

const newUser = {
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

const now = '2026-11-21T06:00:00.000Z';

describe('login', () => {
  it('returns a token of the account and the user without the password', async () => {
    const { db, as } = createTestContext();
    const { token, user } = await as()('login', { email: ' Student@Example.com ', password: 'student123' });
    expect(findAccountByToken(db, token, { now })?._id).toBe('u-student');
    expect(user).not.toHaveProperty('password');
    expect(user.avatar?.url).toBe('http://mocks.example.com/__mocks/pictures/person-u-student.svg');
  });

  it('rejects a wrong password and an unknown email address with the same message', async () => {
    const { as } = createTestContext();
    const reason = 'Email or password is wrong.';
    await expectHttpError(as()('login', { email: 'student@example.com', password: 'Student123' }), 401, reason);
    await expectHttpError(as()('login', { email: 'unknown@example.com', password: 'student123' }), 401, reason);
  });

  it('accepts a student of an ended batch', async () => {
    const { db, as } = createTestContext();
    const ended = db.accounts.find(({ isActive }) => !isActive);
    await expect(as()('login', { email: ended?.email ?? '', password: 'student123' })).resolves.toMatchObject({ success: true });
  });
});

describe('register', () => {
  it('creates an account that can sign in', async () => {
    const { as } = createTestContext();
    await expect(as()('register', newUser)).resolves.toEqual({ success: true, message: 'User registered successfully' });
    const { user } = await as()('login', newUser);
    expect(user).toMatchObject({ fullName: 'प्रिया वर्मा', role: 10, rollNo: 'GVI/51/2026', courses: [] });
    expect(user).not.toHaveProperty('courseId');
  });

  it('rejects a taken email address in any case, and names every blank field', async () => {
    const { as } = createTestContext();
    await expectHttpError(as()('register', { ...newUser, email: 'STUDENT@example.com' }), 409, {
      email: ['This email is already registered.'],
    });
    const fieldErrors = { fullName: ['Please enter your full name.'], password: ['Please choose a password.'] };
    await expectHttpError(as()('register', { ...newUser, fullName: ' ', password: '' }), 422, fieldErrors);
  });

  it('stores the photo', async () => {
    const { db, as } = createTestContext();
    const avatar = new Blob([new Uint8Array([1, 2, 255])], { type: 'image/png' });
    await as()('register', { ...newUser, avatar });
    const { user } = await as()('login', newUser);
    const key = user.avatar?.url?.split('/').at(-1) ?? '';
    expect(db.files[key]).toEqual({ type: 'image/png', base64: 'AQL/' });
  });
});

describe('token', () => {
  it.each(['', 'mock.', 'mock.%%%', 'mock._w', 'Bearer x', tokenFor('unknown')])('is not valid when it is %j', (token) => {
    expect(findAccountByToken(createTestContext().db, token, { now })).toBeUndefined();
  });

  it('can hold any id', () => {
    const { db } = createTestContext();
    const student = db.accounts.find(({ _id }) => _id === 's-001');
    if (student) student._id = 'छात्र/१?';
    expect(findAccountByToken(db, tokenFor('छात्र/१?'), { now })).toBe(student);
    expect(tokenFor('छात्र/१?')).toMatch(/^mock\.[\w-]+$/);
  });
});
