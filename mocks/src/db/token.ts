import { textOf, toBase64 } from './base64.ts';
import type { Account, Db } from './db.ts';

const PREFIX = 'mock.';

/** The bearer token of an account. It names the account, so a session outlives a restart of the mocks. */
export function tokenFor(accountId: string): string {
  const base64 = toBase64(new TextEncoder().encode(accountId));
  return PREFIX + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The account that a token names; undefined for any text that is no token of ours. */
export function accountOf(db: Db, token: string): Account | undefined {
  if (!token.startsWith(PREFIX)) return undefined;
  const id = textOf(token.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
  return id === undefined ? undefined : db.accounts.find((account) => account._id === id);
}
