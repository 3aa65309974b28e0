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

/** Throws 422 when a session is not DD-MM-YYYY - DD-MM-YYYY, ends before it starts, or ends after the issue date. */
export function assertSession(session: string, issueDate: string): void {
  const [start, end] = session.split(' - ').map((date) => date.split('-').reverse().join('-'));
  if (!/^\d{2}-\d{2}-\d{4} - \d{2}-\d{2}-\d{4}$/.test(session) || !start || !end) {
    throw unprocessable({ session: ['The session is written DD-MM-YYYY - DD-MM-YYYY.'] });
  }
  if (end < start) throw unprocessable({ session: ['The end date is before the start date.'] });
  if (issueDate < end) throw unprocessable({ issueDate: ['The issue date is before the end date.'] });
}
