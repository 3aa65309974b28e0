import { refuseBlank } from '../db/check.ts';
import { nextId, type StoredTransaction } from '../db/db.ts';
import { ownedBy, signedIn } from '../db/find.ts';
import { conflict, unprocessable } from '../refusal.ts';
import type { Resolvers } from '../types.ts';

export const wallet: Resolvers<'getWallet' | 'listTransactions' | 'requestFunds'> = {
  getWallet(context) {
    return { success: true, wallet: { balance: context.db.wallets[signedIn(context)._id] ?? 0 } };
  },

  listTransactions(context) {
    return { success: true, transactions: ownedBy(context.db.transactions, signedIn(context)).map(publicTransaction) };
  },

  /** The balance stays as it is: only the institute credits it, within 24 hours. */
  requestFunds(context) {
    const { db, input, now } = context;
    const operator = signedIn(context);
    const txnId = input.txnId.trim();
    refuseBlank({ txnId: [txnId, 'Please enter the transaction id.'], paidBy: [input.paidBy, 'Please choose a payment method.'] });
    if (input.amount <= 0) throw unprocessable({ amount: ['Please enter an amount above 0.'] });
    if (db.transactions.some((transaction) => transaction.txnId === txnId))
      throw conflict({ txnId: ['This transaction is already reported.'] });
    db.transactions.push({ ...input, _id: nextId(db, 't'), txnId, isVerified: false, owner: operator._id, createdAt: now });
    return { success: true, message: 'Your request is received' };
  },
};

function publicTransaction({ owner, ...transaction }: StoredTransaction) {
  return transaction;
}
