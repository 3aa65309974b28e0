import type { Course } from '@institute/sdk/contract';
import { notFound, unauthorized } from '../core/errors.ts';
import type { Account, Db, StoredBatch } from './db.ts';

/** Throws 401 for a visitor. */
export function requireViewer(viewer: Account | undefined): Account {
  if (!viewer) throw unauthorized();
  return viewer;
}

/** Throws 404 for an unknown id. */
export function requireCourse(db: Db, id: string): Course {
  const course = db.courses.find(({ _id }) => _id === id);
  if (!course) throw notFound('this course');
  return course;
}

/** Throws 404 for an unknown id and for a batch of another operator. */
export function requireBatch(db: Db, operator: Account, id: string): StoredBatch {
  const batch = db.batches.find(({ _id, owner }) => _id === id && owner === operator._id);
  if (!batch) throw notFound('this batch');
  return batch;
}

/** Throws 404 when the operator's centre has no such student. */
export function requireStudent(db: Db, operator: Account, predicate: (account: Account) => boolean): Account {
  const student = db.accounts.find((account) => account.centre === operator._id && predicate(account));
  if (!student) throw notFound('this student');
  return student;
}

/** An index for lists that look up many records. */
export function indexById<T extends { _id: string }>(records: T[]): Map<string, T> {
  return new Map(records.map((record) => [record._id, record]));
}

/** Newest first. */
export function ownedBy<T extends { owner: string; createdAt: string }>(records: T[], owner: Account): T[] {
  return newestFirst(records.filter((record) => record.owner === owner._id));
}

/** Sorts by `createdAt`, which is ISO 8601 in UTC and compares as text. Of equal times the record created last comes first. */
export function newestFirst<T extends { createdAt?: string }>(records: T[]): T[] {
  return records.toReversed().sort(({ createdAt: a = '' }, { createdAt: b = '' }) => (a === b ? 0 : a < b ? 1 : -1));
}

/** Ignores case and surrounding spaces. */
export function findAccountByEmail(db: Db, email: string): Account | undefined {
  const normalized = normalizeEmail(email);
  return db.accounts.find((account) => normalizeEmail(account.email) === normalized);
}

function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
