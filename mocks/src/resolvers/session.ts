import { refuseBlank, refuseTakenEmail } from '../db/check.ts';
import { nextId } from '../db/db.ts';
import { readPicture, storePicture } from '../db/files.ts';
import { accountByEmail } from '../db/find.ts';
import { publicUser } from '../db/public.ts';
import { nextRollNumber } from '../db/roll-number.ts';
import { tokenFor } from '../db/token.ts';
import { unauthorized } from '../refusal.ts';
import type { Resolvers } from '../types.ts';

export const session: Resolvers<'login' | 'register'> = {
  login(context) {
    const account = accountByEmail(context.db, context.input.email);
    if (!account || account.password !== context.input.password) throw unauthorized('Email or password is wrong.');
    return {
      success: true,
      message: `Welcome back, ${account.fullName}!`,
      token: tokenFor(account._id),
      user: publicUser(account, context),
    };
  },

  async register({ db, input, now }) {
    const { courseId, batch, avatar, ...person } = input;
    const picture = await readPicture(avatar);
    refuseBlank({
      fullName: [person.fullName, 'Please enter your full name.'],
      email: [person.email, 'Please enter your email.'],
      password: [person.password, 'Please choose a password.'],
    });
    refuseTakenEmail(db, person.email);
    db.accounts.push({
      ...person,
      _id: nextId(db, 'u'),
      email: person.email.trim(),
      role: 10,
      rollNo: nextRollNumber(db, now),
      createdAt: now,
      isActive: true,
      courses: [],
      ...(picture && { photo: storePicture(db, picture) }),
    });
    return { success: true, message: 'User registered successfully' };
  },
};
