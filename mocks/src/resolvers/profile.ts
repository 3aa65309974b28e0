import type { Resolver } from '../core/operation.ts';
import { unprocessable } from '../core/response.ts';
import type { Account, Db } from '../db/db.ts';
import { readPicture, storePicture } from '../db/files.ts';
import { assertEmailAvailable, assertNotBlank, requireViewer } from '../db/rules.ts';
import { serializeUser } from '../db/serialize.ts';

export const getProfile: Resolver<'getProfile'> = ({ db, viewer, origin }) => {
  return { success: true, user: serializeUser(requireViewer(viewer), { db, origin }) };
};

/** Fields that are not sent stay as they are, and null removes a date of birth or a gender. */
export const updateProfile: Resolver<'updateProfile'> = ({ db, input, viewer }) => {
  const account = requireViewer(viewer);
  const { pinCode, pincode = pinCode, avatar, ...details } = input;
  assertNotBlank({
    fullName: [details.fullName, 'Please enter your full name.'],
    email: [details.email, 'Please enter your email.'],
    password: [details.password, 'Please choose a password.'],
  });
  if (details.email !== undefined) assertEmailAvailable(db, details.email, account);
  Object.assign(account, Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)));
  if (details.dob === null) delete account.dob;
  if (details.gender === null) delete account.gender;
  // A record keeps the spelling that it was created with, so that it never has two PIN codes.
  if (pincode !== undefined) account[account.pincode === undefined ? 'pinCode' : 'pincode'] = pincode;
  if (avatar !== undefined) replacePhoto(db, account, { avatar: { url: avatar } });
  return { success: true, message: 'Your profile is updated' };
};

export const updatePassword: Resolver<'updatePassword'> = ({ input, viewer }) => {
  const account = requireViewer(viewer);
  if (input.password !== account.password) throw unprocessable({ password: ['The current password is wrong.'] });
  assertNotBlank({ newPassword: [input.newPassword, 'Please choose a password.'] });
  account.password = input.newPassword;
  return { success: true, message: 'Your password is changed' };
};

export const uploadPhoto: Resolver<'uploadPhoto'> = async ({ db, input, viewer }) => {
  const account = requireViewer(viewer);
  const picture = await readPicture(input.avatar);
  replacePhoto(db, account, { photo: storePicture(db, picture) });
  return { success: true, message: 'Your photo is updated' };
};

/** Also succeeds if the user has no photo. */
export const removePhoto: Resolver<'removePhoto'> = ({ db, viewer }) => {
  replacePhoto(db, requireViewer(viewer), { avatar: null });
  return { success: true, message: 'Your photo is removed' };
};

function replacePhoto(db: Db, account: Account, next: Pick<Account, 'photo' | 'avatar'>): void {
  if (account.photo) delete db.files[account.photo];
  delete account.photo;
  delete account.avatar;
  Object.assign(account, next);
}
