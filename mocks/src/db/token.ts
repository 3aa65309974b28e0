import { decodeText, toBase64 } from './base64.ts';
import type { Account, Db } from './db.ts';

const prefix = 'mock.';

/** The bearer token of an account. It holds the account's id, so a session survives a restart of the mocks. */
export function tokenFor(accountId: string): string {
  const base64 = toBase64(new TextEncoder().encode(accountId));
  return prefix + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Whether a token looks like one that the mocks issued. */
export function isMockToken(token: string): boolean {
  return token.startsWith(prefix);
}

/** The account of a token; undefined when the token is not valid. */
export function findAccountByToken(db: Db, token: string): Account | undefined {
  if (!isMockToken(token)) return undefined;
  const id = decodeText(token.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'));
  return id === undefined ? undefined : db.accounts.find((account) => account._id === id);
}
