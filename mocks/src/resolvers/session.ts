import { roles } from '@institute/sdk/contract';
import type { Resolver } from '../core/operation.ts';
import { unauthorized } from '../core/response.ts';
import { nextId } from '../db/db.ts';
import { readPicture, storePicture } from '../db/files.ts';
import { assertEmailAvailable, assertNotBlank, findAccountByEmail, nextRollNumber } from '../db/rules.ts';
import { serializeUser } from '../db/serialize.ts';
import { issueToken } from '../db/token.ts';

/** Wrong passwords and unknown email addresses get the same error, which therefore reveals no accounts. */
export const login: Resolver<'login'> = ({ db, input, origin, now }) => {
  const account = findAccountByEmail(db, input.email);
  if (!account || account.password !== input.password) throw unauthorized('Email or password is wrong.');
  const token = issueToken(db, account._id, now);
  return { success: true, message: `Welcome back, ${account.fullName}!`, token, user: serializeUser(account, { db, origin }) };
};

/** Creates the account of a student who belongs to no centre. */
export const register: Resolver<'register'> = async ({ db, input, now }) => {
  const { courseId, batch, avatar, ...details } = input;
  const photo = await readPicture(avatar);
  assertNotBlank({
    fullName: [details.fullName, 'Please enter your full name.'],
    email: [details.email, 'Please enter your email.'],
    password: [details.password, 'Please choose a password.'],
  });
  assertEmailAvailable(db, details.email);
  db.accounts.push({
    ...details,
    _id: nextId(db, 'u'),
    email: details.email.trim(),
    role: roles.student,
    rollNo: nextRollNumber(db, now),
    createdAt: now,
    isActive: true,
    courses: [],
    ...(photo && { photo: storePicture(db, photo) }),
  });
  return { success: true, message: 'User registered successfully' };
};
