import { conflict, unprocessable } from '../refusal.ts';
import type { Account, Db } from './db.ts';
import { accountByEmail } from './find.ts';

/** Refuses blank texts, each field with its own sentence. */
export function refuseBlank(fields: Record<string, [value: string | undefined, sentence: string]>): void {
  const blank = Object.entries(fields).filter(([, [value]]) => value !== undefined && value.trim() === '');
  if (blank.length === 0) return;
  throw unprocessable(Object.fromEntries(blank.map(([field, [, sentence]]) => [field, [sentence]])));
}

/** Refuses the e-mail of somebody else. */
export function refuseTakenEmail(db: Db, email: string, own?: Account): void {
  const owner = accountByEmail(db, email);
  if (owner && owner !== own) throw conflict({ email: ['This email is already registered.'] });
}

/** Refuses a period that ends before it starts. Dates are YYYY-MM-DD, so text order is time order. */
export function refuseBackwards(startDate: string, endDate: string): void {
  if (endDate < startDate) throw unprocessable({ endDate: ['The end date is before the start date.'] });
}
