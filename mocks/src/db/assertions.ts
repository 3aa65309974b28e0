import { conflict, unprocessable } from '../core/errors.ts';
import type { Account, Db } from './db.ts';
import { findAccountByEmail } from './find.ts';

/** Throws 422 with the message of every blank text. Fields that are undefined are not sent and pass. */
export function assertNotBlank(fields: Record<string, [value: string | undefined, message: string]>): void {
  const blank = Object.entries(fields).filter(([, [value]]) => value !== undefined && value.trim() === '');
  if (blank.length === 0) return;
  throw unprocessable(Object.fromEntries(blank.map(([field, [, message]]) => [field, [message]])));
}

/** Throws 409 when another account has the email address. */
export function assertEmailAvailable(db: Db, email: string, account?: Account): void {
  const owner = findAccountByEmail(db, email);
  if (owner && owner !== account) throw conflict({ email: ['This email is already registered.'] });
}

/** Throws 422 when a period ends before it starts. Dates are YYYY-MM-DD, so they compare as text. */
export function assertDateOrder(startDate: string, endDate: string): void {
  if (endDate < startDate) throw unprocessable({ endDate: ['The end date is before the start date.'] });
}
