import { describe, expect, it } from 'vitest';
import { createTestContext } from '../../test/call-resolver.ts';
import { findAccountByToken, tokenFor } from '../db/token.ts';

const now = '2026-11-21T06:00:00.000Z';

describe('login', () => {
  it('returns a token of the account and the user without the password', async () => {
    const { db, as } = createTestContext();
    const { token, user } = await as()('login', { email: ' Student@Example.com ', password: 'student123' });
    expect(findAccountByToken(db, token, { now })?._id).toBe('u-student');
    expect(user).not.toHaveProperty('password');
    expect(user.avatar?.url).toBe('http://mocks.example.com/__mocks/pictures/person-u-student.svg');
  });

  it('accepts a student of an ended batch', async () => {
    const { db, as } = createTestContext();
    const { email = '' } = db.accounts.find(({ isActive }) => !isActive) ?? {};
    await expect(as()('login', { email, password: 'student123' })).resolves.toMatchObject({ success: true });
  });
});

it('register creates an account with a photo that can sign in', async () => {
  const { db, as, input } = createTestContext();
  const avatar = new Blob([new Uint8Array([1, 2, 255])], { type: 'image/png' });
  const newUser = input('register', { avatar });
  await expect(as()('register', newUser)).resolves.toEqual({ success: true, message: 'User registered successfully' });
  const { user } = await as()('login', newUser);
  expect(user).toMatchObject({ fullName: 'Lakshmi Nair', role: 10, rollNo: 'GVI/51/2026', courses: [] });
  expect(user).not.toHaveProperty('courseId');
  const key = user.avatar?.url?.split('/').at(-1) ?? '';
  expect(db.files[key]).toEqual({ type: 'image/png', base64: 'AQL/' });
});

it.each(['', 'mock.', 'mock.%%%', 'mock._w', 'Bearer x', tokenFor('unknown')])('the token %j is not valid', (token) => {
  expect(findAccountByToken(createTestContext().db, token, { now })).toBeUndefined();
});
