import type { Course, SubjectMarks } from '@institute/sdk/contract';
import { conflict, notFound, unauthorized, unprocessable } from '../core/response.ts';
import type { Account, Db, StoredBatch } from './db.ts';

export function requireViewer(viewer: Account | undefined): Account {
  if (!viewer) throw unauthorized();
  return viewer;
}

/** Throws 404 for an unknown id. `what` names the record, as in 'this course'. */
export function requireById<T extends { _id: string }>(records: readonly T[], id: string, what: string): T {
  const record = records.find(({ _id }) => _id === id);
  if (!record) throw notFound(what);
  return record;
}

export function requireCourse(db: Db, id: string): Course {
  return requireById(db.courses, id, 'this course');
}

export function requireBatch(db: Db, operator: Account, id: string): StoredBatch {
  const own = db.batches.filter(({ owner }) => owner === operator._id);
  return requireById(own, id, 'this batch');
}

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
  const normalize = (text: string) => text.trim().toLowerCase();
  return db.accounts.find((account) => normalize(account.email) === normalize(email));
}

/** Throws 422 with the message of every blank text. Fields that are undefined are not sent and pass. */
export function assertNotBlank(fields: Record<string, [value: string | undefined, message: string]>): void {
  const blank = Object.entries(fields).filter(([, [value]]) => value !== undefined && value.trim() === '');
  if (blank.length === 0) return;
  throw unprocessable(Object.fromEntries(blank.map(([field, [, message]]) => [field, [message]])));
}

export function assertEmailAvailable(db: Db, email: string, account?: Account): void {
  const owner = findAccountByEmail(db, email);
  if (owner && owner !== account) throw conflict({ email: ['This email is already registered.'] });
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

/** The total marks of every subject. */
const totalMarks = 100;

/** The sum of marks, without the tiny error of decimal numbers: 50.1 + 0.2 is 50.300000000000004. */
export function addMarks(marks: readonly number[]): number {
  return Math.round(marks.reduce((total, number) => total + number, 0) * 1000) / 1000;
}

export function obtainedMarks({ marksObtain, practicalMarks }: SubjectMarks): number {
  return addMarks([marksObtain, practicalMarks]);
}

/** Throws 422 with a message for every subject whose marks are not possible. */
export function assertPossibleMarks(subjects: readonly SubjectMarks[]): void {
  if (subjects.length === 0) throw unprocessable({ subjects: ['Please add at least one subject.'] });
  const messages = subjects.flatMap(({ subjectName, marksObtain, practicalMarks, totalMarks: total }) => {
    if (total !== totalMarks) return `${subjectName}: total marks are ${totalMarks}.`;
    const isOutOfRange = [marksObtain, practicalMarks].some((marks) => marks < 0 || marks > totalMarks);
    return isOutOfRange ? `${subjectName}: marks are from 0 to ${totalMarks}.` : [];
  });
  if (messages.length > 0) throw unprocessable({ subjects: messages });
}

/** For example `GVI/51/2026`. */
export function nextRollNumber(db: Db, now: string): string {
  const numbers = db.accounts.map(({ rollNo = '' }) => Number(/^GVI\/(\d+)\/\d{4}$/.exec(rollNo)?.[1] ?? 0));
  return `GVI/${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}/${now.slice(0, 4)}`;
}
