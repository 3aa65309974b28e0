import type { Db } from '../db/db.ts';

const operatorId = 'u-franchise';

/** Removes everything that belongs to the operator. The operator's account stays. */
export function removeFranchiseData(db: Db): void {
  const isOfOthers = ({ owner }: { owner: string }) => owner !== operatorId;
  db.accounts = db.accounts.filter(({ centre }) => centre !== operatorId);
  db.batches = db.batches.filter(isOfOthers);
  db.results = db.results.filter(isOfOthers);
  db.exams = db.exams.filter(isOfOthers);
  db.marksheets = db.marksheets.filter(isOfOthers);
  db.transactions = db.transactions.filter(isOfOthers);
  db.wallets[operatorId] = 0;
  delete db.media[operatorId];
}
