import type { Resolver } from '../core/operation.ts';
import { conflict, unprocessable } from '../core/response.ts';
import { nextId } from '../db/db.ts';
import { assertNotBlank, ownedBy, requireViewer } from '../db/rules.ts';

/** The balance is in rupees. */
export const getWallet: Resolver<'getWallet'> = ({ db, viewer }) => {
  return { success: true, wallet: { balance: db.wallets[requireViewer(viewer)._id] ?? 0 } };
};

export const listTransactions: Resolver<'listTransactions'> = ({ db, viewer }) => {
  return { success: true, transactions: ownedBy(db.transactions, requireViewer(viewer)).map(({ owner, ...transaction }) => transaction) };
};

/** The balance stays as it is until the institute verifies the payment. */
export const requestFunds: Resolver<'requestFunds'> = ({ db, input, viewer, now }) => {
  const operator = requireViewer(viewer);
  const txnId = input.txnId.trim();
  assertNotBlank({ txnId: [txnId, 'Please enter the transaction id.'], paidBy: [input.paidBy, 'Please choose a payment method.'] });
  if (input.amount <= 0) throw unprocessable({ amount: ['Please enter an amount above 0.'] });
  if (db.transactions.some((transaction) => transaction.txnId === txnId))
    throw conflict({ txnId: ['This transaction has already been reported.'] });
  db.transactions.push({ ...input, _id: nextId(db, 't'), txnId, isVerified: false, owner: operator._id, createdAt: now });
  return { success: true, message: 'Your request is received' };
};
