import { describe, expect, it } from 'vitest';
import { createTestContext, expectHttpError } from '../../test/call-resolver.ts';

const photo = new Blob(['photo'], { type: 'image/webp' });

describe('getProfile', () => {
  it('returns courses as records and no internal fields', async () => {
    const { user } = await createTestContext().as('u-student')('getProfile', {});
    expect(user.courses).toEqual([{ _id: 'c-ccc', title: 'Course on Computer Concepts' }]);
    for (const internal of ['password', 'isActive', 'centre', 'photo']) expect(user).not.toHaveProperty(internal);
  });
});

describe('updateProfile', () => {
  it('changes only what is sent', async () => {
    const { as } = createTestContext();
    await as('u-student')('updateProfile', { city: 'वाराणसी', fullName: undefined, pinCode: '221001' });
    const { user } = await as('u-student')('getProfile', {});
    expect(user).toMatchObject({ city: 'वाराणसी', fullName: 'Aarav Sharma', pinCode: '221001', village: 'Gomti Nagar' });
  });

  it('removes a date of birth and a gender, and nothing else', async () => {
    const call = createTestContext().as('u-student');
    const { user: before } = await call('getProfile', {});
    await call('updateProfile', { dob: null, gender: null });
    const { dob, gender, ...rest } = before;
    expect([dob, gender]).toEqual(['2004-08-15', 'male']);
    expect((await call('getProfile', {})).user).toEqual(rest);
  });

  it('stores one PIN code for both spellings', async () => {
    const { as } = createTestContext();
    await as('u-franchise')('updateProfile', { pinCode: '800002' });
    const { user } = await as('u-franchise')('getProfile', {});
    expect([user.pincode, user.pinCode]).toEqual(['800002', undefined]);
  });

  it('rejects the email address of another account and accepts its own', async () => {
    const call = createTestContext().as('u-student');
    await expectHttpError(call('updateProfile', { email: 'franchise@example.com' }), 409);
    await expect(call('updateProfile', { email: 'Student@example.com' })).resolves.toMatchObject({ success: true });
  });
});

describe('updatePassword', () => {
  it('requires the current password', async () => {
    const { as } = createTestContext();
    const call = as('u-student');
    await expectHttpError(call('updatePassword', { password: 'wrong', newPassword: 'next-secret' }), 422);
    await call('updatePassword', { password: 'student123', newPassword: 'next-secret' });
    await expectHttpError(as()('login', { email: 'student@example.com', password: 'student123' }), 401);
    await expect(as()('login', { email: 'student@example.com', password: 'next-secret' })).resolves.toMatchObject({ success: true });
  });
});

describe('uploadPhoto', () => {
  it('replaces the photo and deletes the old one', async () => {
    const { db, as } = createTestContext();
    const call = as('u-student');
    await call('uploadPhoto', { avatar: photo });
    await call('uploadPhoto', { avatar: photo });
    expect(Object.keys(db.files)).toHaveLength(1);
    const { user } = await call('getProfile', {});
    expect(user.avatar?.url).toBe(`http://mocks.example.com/__mocks/files/${Object.keys(db.files)[0]}`);
  });

  it('rejects other file types, SVG and large pictures', async () => {
    const call = createTestContext().as('u-student');
    await expectHttpError(call('uploadPhoto', { avatar: new Blob(['x'], { type: 'application/pdf' }) }), 415);
    await expectHttpError(call('uploadPhoto', { avatar: new Blob(['<svg/>'], { type: 'image/svg+xml' }) }), 415);
    const large = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)], { type: 'image/png' });
    await expectHttpError(call('uploadPhoto', { avatar: large }), 413, 'The picture may have 5 MB at most.');
  });
});

describe('removePhoto', () => {
  it('removes the photo, and succeeds without one', async () => {
    const call = createTestContext().as('u-student');
    await call('removePhoto', {});
    await call('removePhoto', {});
    const { user } = await call('getProfile', {});
    expect(user.avatar).toBeNull();
  });
});
