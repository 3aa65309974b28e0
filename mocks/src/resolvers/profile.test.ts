import { describe, expect, it } from 'vitest';
import { expectRefusal, world } from './call.ts';

const PHOTO = new Blob(['photo'], { type: 'image/webp' });

describe('getProfile', () => {
  it('holds the courses as records and nothing internal', async () => {
    const { user } = await world().as('u-student')('getProfile', {});
    expect(user.courses).toEqual([{ _id: 'c-ccc', title: 'Course on Computer Concepts' }]);
    for (const hidden of ['password', 'isActive', 'centre', 'photo']) expect(user).not.toHaveProperty(hidden);
  });
});

describe('updateProfile', () => {
  it('changes only what is sent', async () => {
    const { as } = world();
    await as('u-student')('updateProfile', { city: 'वाराणसी', fullName: undefined, pinCode: '221001' });
    const { user } = await as('u-student')('getProfile', {});
    expect(user).toMatchObject({ city: 'वाराणसी', fullName: 'Aarav Sharma', pinCode: '221001', village: 'Gomti Nagar' });
  });

  it('leaves one PIN, whichever spelling is sent', async () => {
    const { as } = world();
    await as('u-franchise')('updateProfile', { pinCode: '800002' });
    const { user } = await as('u-franchise')('getProfile', {});
    expect([user.pincode, user.pinCode]).toEqual(['800002', undefined]);
  });

  it('refuses the e-mail of somebody else and takes the own one', async () => {
    const call = world().as('u-student');
    await expectRefusal(call('updateProfile', { email: 'franchise@example.com' }), 409);
    await expect(call('updateProfile', { email: 'Student@example.com' })).resolves.toMatchObject({ success: true });
  });
});

describe('updatePassword', () => {
  it('wants the current password', async () => {
    const { as } = world();
    const call = as('u-student');
    await expectRefusal(call('updatePassword', { password: 'wrong', newPassword: 'next-secret' }), 422);
    await call('updatePassword', { password: 'student123', newPassword: 'next-secret' });
    await expectRefusal(as()('login', { email: 'student@example.com', password: 'student123' }), 401);
    await expect(as()('login', { email: 'student@example.com', password: 'next-secret' })).resolves.toMatchObject({ success: true });
  });
});

describe('uploadPhoto', () => {
  it('replaces the photo and forgets the older one', async () => {
    const { db, as } = world();
    const call = as('u-student');
    await call('uploadPhoto', { avatar: PHOTO });
    await call('uploadPhoto', { avatar: PHOTO });
    expect(Object.keys(db.files)).toHaveLength(1);
    const { user } = await call('getProfile', {});
    expect(user.avatar?.url).toBe(`http://mocks.example.com/__mocks/files/${Object.keys(db.files)[0]}`);
  });

  it('refuses other files, drawings with scripts and large pictures', async () => {
    const call = world().as('u-student');
    await expectRefusal(call('uploadPhoto', { avatar: new Blob(['x'], { type: 'application/pdf' }) }), 415);
    await expectRefusal(call('uploadPhoto', { avatar: new Blob(['<svg/>'], { type: 'image/svg+xml' }) }), 415);
    const large = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)], { type: 'image/png' });
    await expectRefusal(call('uploadPhoto', { avatar: large }), 413, 'The picture may have 5 MB at most.');
  });
});

describe('removePhoto', () => {
  it('removes the picture, twice without harm', async () => {
    const call = world().as('u-student');
    await call('removePhoto', {});
    await call('removePhoto', {});
    const { user } = await call('getProfile', {});
    expect(user.avatar).toBeNull();
  });
});
