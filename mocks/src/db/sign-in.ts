import { notFound } from '../core/errors.ts';
import type { Account, Db } from './db.ts';
import { issueToken } from './token.ts';

export interface SignedIn {
  token: string;
  user: Pick<Account, '_id' | 'fullName' | 'email' | 'role' | 'rollNo'>;
}

/** Throws 404 for an unknown account. */
export function signIn(db: Db, accountId: string, now: string): SignedIn {
  const account = db.accounts.find(({ _id }) => _id === accountId);
  if (!account) throw notFound(`the account ${accountId}`);
  const { _id, fullName, email, role, rollNo } = account;
  return { token: issueToken(db, _id, now), user: { _id, fullName, email, role, ...(rollNo !== undefined && { rollNo }) } };
}
