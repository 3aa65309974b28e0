import { conflict } from '../core/response.ts';
import type { Db } from './db.ts';
import { requireById } from './rules.ts';

/** The tasks of the institute outside the API. */
export type InstituteTask = 'declareResult' | 'verifyMarksheet' | 'verifyTransaction' | 'endBatch';

export interface PendingTask {
  task: InstituteTask;
  /** Id of the record. */
  id: string;
  label: string;
}

export const instituteTasks: Record<InstituteTask, (db: Db, id: string) => void> = {
  /** The result becomes visible to students, and its certificate public. */
  declareResult(db, id) {
    const result = requireById(db.results, id, 'this result');
    if (result.isActive) throw conflict('This result is already declared.');
    result.isActive = true;
  },
  verifyMarksheet(db, id) {
    const marksheet = requireById(db.marksheets, id, 'this marksheet');
    if (marksheet.isVerified) throw conflict('This marksheet is already verified.');
    marksheet.isVerified = true;
  },
  /** Credits the wallet of the operator who reported the payment. */
  verifyTransaction(db, id) {
    const transaction = requireById(db.transactions, id, 'this transaction');
    if (transaction.isVerified) throw conflict('This transaction is already verified.');
    transaction.isVerified = true;
    db.wallets[transaction.owner] = (db.wallets[transaction.owner] ?? 0) + (transaction.amount ?? 0);
  },
  /** The batch is no longer active, and neither are its students. */
  endBatch(db, id) {
    const batch = requireById(db.batches, id, 'this batch');
    if (!batch.isActive) throw conflict('This batch has already ended.');
    batch.isActive = false;
    for (const account of db.accounts) if (account.batch === id) account.isActive = false;
  },
};

export function pendingTasks(db: Db): PendingTask[] {
  const names = new Map(db.accounts.map(({ _id, fullName }) => [_id, fullName]));
  const courses = new Map(db.courses.map(({ _id, title }) => [_id, title]));
  const nameOf = ({ studentId, courseId }: { studentId: string; courseId: string }) =>
    [names.get(studentId), courses.get(courseId)].filter(Boolean).join(', ');
  const pending = (task: InstituteTask, { _id: id }: { _id: string }, label: string): PendingTask => ({ task, id, label });
  const unverified = ({ isVerified }: { isVerified?: boolean | undefined }) => !isVerified;
  return [
    ...db.results.filter(({ isActive }) => !isActive).map((result) => pending('declareResult', result, nameOf(result))),
    ...db.marksheets.filter(unverified).map((sheet) => pending('verifyMarksheet', sheet, nameOf(sheet))),
    ...db.transactions
      .filter(unverified)
      .map((payment) => pending('verifyTransaction', payment, `Rs. ${payment.amount ?? 0} by ${payment.paidBy ?? 'unknown'}`)),
    ...db.batches.filter(({ isActive }) => isActive).map((batch) => pending('endBatch', batch, batch.title ?? batch._id)),
  ];
}
