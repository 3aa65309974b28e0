import type { UpdateProfileInput } from '@institute/sdk/contract';
import { refuseBlank, refuseTakenEmail } from '../db/check.ts';
import type { Account, Db } from '../db/db.ts';
import { readPicture, storePicture } from '../db/files.ts';
import { signedIn } from '../db/find.ts';
import { publicUser } from '../db/public.ts';
import { unprocessable } from '../refusal.ts';
import type { Resolvers } from '../types.ts';

type ProfileOperation = 'getProfile' | 'updateProfile' | 'updatePassword' | 'uploadPhoto' | 'removePhoto';

export const profile: Resolvers<ProfileOperation> = {
  getProfile(context) {
    return { success: true, user: publicUser(signedIn(context), context) };
  },

  updateProfile(context) {
    const account = signedIn(context);
    const { pinCode, pincode = pinCode, avatar, ...details } = context.input;
    refuseBlank({
      fullName: [details.fullName, 'Please enter your full name.'],
      email: [details.email, 'Please enter your email.'],
      password: [details.password, 'Please choose a password.'],
    });
    if (details.email !== undefined) refuseTakenEmail(context.db, details.email, account);
    Object.assign(account, sent(details));
    if (pincode !== undefined) account[pinSpelling(account)] = pincode;
    if (avatar !== undefined) replacePhoto(context.db, account, { avatar: { url: avatar } });
    return { success: true, message: 'Your profile is updated' };
  },

  updatePassword(context) {
    const account = signedIn(context);
    const { password, newPassword } = context.input;
    if (password !== account.password) throw unprocessable({ password: ['The current password is wrong.'] });
    refuseBlank({ newPassword: [newPassword, 'Please choose a password.'] });
    account.password = newPassword;
    return { success: true, message: 'Your password is changed' };
  },

  async uploadPhoto(context) {
    const account = signedIn(context);
    const picture = await readPicture(context.input.avatar);
    replacePhoto(context.db, account, { photo: storePicture(context.db, picture) });
    return { success: true, message: 'Your photo is updated' };
  },

  removePhoto(context) {
    replacePhoto(context.db, signedIn(context), { avatar: null });
    return { success: true, message: 'Your photo is removed' };
  },
};

/** Only what is sent is changed. */
function sent(details: UpdateProfileInput): UpdateProfileInput {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

/** A record keeps the spelling that it was made with, so that no second, older PIN stays beside the new one. */
function pinSpelling(account: Account): 'pincode' | 'pinCode' {
  return account.pincode === undefined ? 'pinCode' : 'pincode';
}

function replacePhoto(db: Db, account: Account, next: Pick<Account, 'photo' | 'avatar'>): void {
  if (account.photo) delete db.files[account.photo];
  delete account.photo;
  delete account.avatar;
  Object.assign(account, next);
}
