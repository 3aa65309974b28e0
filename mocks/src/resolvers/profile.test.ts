import { describe, expect, it } from 'vitest';
import { createTestContext, expectHttpError } from '../../test/call-resolver.ts';

const photo = new Blob(['photo'], { type: 'image/webp' });

it('getProfile returns courses as records and no internal fields', async () => {
  const { user } = await createTestContext().as('u-student')('getProfile', {});
  expect(user.courses).toEqual([{ _id: 'c-ccc', title: 'Course on Computer Concepts' }]);
  for (const internal of ['password', 'isActive', 'centre', 'photo']) expect(user).not.toHaveProperty(internal);
});

describe('updateProfile', () => {
  it('changes only what is sent, and removes a date of birth and a gender', async () => {
    const call = createTestContext().as('u-student');
    const { dob, gender, ...before } = (await call('getProfile', {})).user;
    expect([dob, gender]).toEqual(['2004-08-15', 'male']);
    await call('updateProfile', { city: 'वाराणसी', fullName: undefined, dob: null, gender: null });
    expect((await call('getProfile', {})).user).toEqual({ ...before, city: 'वाराणसी' });
  });

  it('stores one PIN code for both spellings', async () => {
    const call = createTestContext().as('u-franchise');
    await call('updateProfile', { pinCode: '800002' });
    const { user } = await call('getProfile', {});
    expect([user.pincode, user.pinCode]).toEqual(['800002', undefined]);
  });
});

it('updatePassword replaces the password', async () => {
  const { as } = createTestContext();
  await as('u-student')('updatePassword', { password: 'student123', newPassword: 'next-secret' });
  await expectHttpError(as()('login', { email: 'student@example.com', password: 'student123' }), 401);
  await expect(as()('login', { email: 'student@example.com', password: 'next-secret' })).resolves.toMatchObject({ success: true });
});

it('uploadPhoto replaces the photo and deletes the old one; removePhoto removes it, and succeeds without one', async () => {
  const { db, as } = createTestContext();
  const call = as('u-student');
  await call('uploadPhoto', { avatar: photo });
  await call('uploadPhoto', { avatar: photo });
  const [file, ...others] = Object.keys(db.files);
  expect(others).toEqual([]);
  expect((await call('getProfile', {})).user.avatar?.url).toBe(`http://mocks.example.com/__mocks/files/${file}`);
  await call('removePhoto', {});
  await call('removePhoto', {});
  expect((await call('getProfile', {})).user.avatar).toBeNull();
});
