import type { Exam, Marksheet, Result, Transaction } from '@institute/sdk';
import { inputDate } from '#lib/dates.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The result is asked for and not out. */
export const isWaitingResult = ({ isActive }: Pick<Result, 'isActive'>): boolean => !isActive;

/** The institute has not verified the marksheet. */
export const isUnverified = ({ isVerified }: Pick<Marksheet, 'isVerified'>): boolean => !isVerified;

/** The institute has not verified the payment. */
export const isPending = ({ isVerified }: Pick<Transaction, 'isVerified'>): boolean => !isVerified;

/** The exam is today or in the next 7 days in +05:30. */
export function isExamSoon({ date }: Pick<Exam, 'date'>, now: Date): boolean {
  const day = inputDate(date);
  // Days in this format sort as text.
  return day !== '' && day >= inputDate(now.toISOString()) && day <= inputDate(new Date(now.getTime() + 7 * dayMs).toISOString());
}
