import type { Course } from '@institute/sdk/contract';
import { notFound, unauthorized } from '../refusal.ts';
import type { Context } from '../types.ts';
import type { Account, Db, StoredBatch } from './db.ts';

/** Whoever calls; refuses a visitor. */
export function signedIn({ viewer }: Pick<Context<unknown>, 'viewer'>): Account {
  if (!viewer) throw unauthorized();
  return viewer;
}

export function courseOf(db: Db, id: string): Course {
  const course = db.courses.find((candidate) => candidate._id === id);
  if (!course) throw notFound('this course');
  return course;
}

export function batchOf(db: Db, owner: Account, id: string): StoredBatch {
  const batch = db.batches.find((candidate) => candidate._id === id && candidate.owner === owner._id);
  if (!batch) throw notFound('this batch');
  return batch;
}

/** A student of the operator's own centre. */
export function studentOf(db: Db, operator: Account, has: (account: Account) => boolean): Account {
  const student = db.accounts.find((account) => account.centre === operator._id && has(account));
  if (!student) throw notFound('this student');
  return student;
}

export function byId<T extends { _id: string }>(records: T[]): Map<string, T> {
  return new Map(records.map((record) => [record._id, record]));
}

/** What an operator made, the newest first, so that a new record stands on the first page. */
export function ownedBy<T extends { owner: string; createdAt: string }>(records: T[], owner: Account): T[] {
  return newestFirst(records.filter((record) => record.owner === owner._id));
}

/** Moments are ISO 8601 in UTC, so text order is time order; of one moment, the later made comes first. */
export function newestFirst<T extends { createdAt?: string }>(records: T[]): T[] {
  return records.toReversed().sort(({ createdAt: a = '' }, { createdAt: b = '' }) => (a === b ? 0 : a < b ? 1 : -1));
}

/** E-mails are compared without regard to case and to spaces around them. */
export function accountByEmail(db: Db, email: string): Account | undefined {
  const wanted = emailKey(email);
  return db.accounts.find((account) => emailKey(account.email) === wanted);
}

function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
