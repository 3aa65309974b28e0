import type { Db } from '../db/db.ts';

const operatorId = 'u-franchise';

/** The operator's account stays. */
export function removeFranchiseData(db: Db): void {
  const isOwnedByOthers = ({ owner }: { owner: string }) => owner !== operatorId;
  db.accounts = db.accounts.filter(({ centre }) => centre !== operatorId);
  db.batches = db.batches.filter(isOwnedByOthers);
  db.results = db.results.filter(isOwnedByOthers);
  db.exams = db.exams.filter(isOwnedByOthers);
  db.marksheets = db.marksheets.filter(isOwnedByOthers);
  db.transactions = db.transactions.filter(isOwnedByOthers);
  db.wallets[operatorId] = 0;
  delete db.media[operatorId];
}
