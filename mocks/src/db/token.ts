import type { Account, Db } from './db.ts';
import { fromBase64, toBase64 } from './files.ts';
import { requireById } from './rules.ts';

const prefix = 'mock.';

/** A bearer token of an account that belongs to no sign-in. It holds the account's id, so a session survives a restart of the mocks. */
export function tokenFor(accountId: string): string {
  const base64 = toBase64(new TextEncoder().encode(accountId));
  return prefix + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** No two sign-ins have the same token. */
export function issueToken(db: Db, accountId: string, now: string): string {
  db.signIns.last += 1;
  const token = [tokenFor(accountId), db.signIns.last, Date.parse(now)].join('.');
  return `${token}.${checksum(token)}`;
}

export function expireTokens(db: Db, accountId?: string): void {
  const accounts = accountId === undefined ? db.accounts : [requireById(db.accounts, accountId, `the account ${accountId}`)];
  for (const { _id } of accounts) db.signIns.expired[_id] = db.signIns.last;
}

export function isMockToken(token: string): boolean {
  return token.startsWith(prefix);
}

/** Undefined when the token is unknown or has expired. A token that belongs to no sign-in does not expire by its age. */
export function findAccountByToken(
  db: Db,
  token: string,
  { now, lifetimeMs = Number.POSITIVE_INFINITY }: { now: string; lifetimeMs?: number | undefined },
): Account | undefined {
  if (!isMockToken(token)) return undefined;
  const [base64 = '', signIn, issuedAt, sum] = token.slice(prefix.length).split('.');
  if (signIn !== undefined && sum !== checksum(token.slice(0, token.lastIndexOf('.')))) return undefined;
  const accountId = decodeText(base64.replaceAll('-', '+').replaceAll('_', '/'));
  const account = db.accounts.find(({ _id }) => _id === accountId);
  const lastExpired = account && db.signIns.expired[account._id];
  const number = Number(signIn ?? 0);
  // After a reset, the numbers of earlier sign-ins are above the number of the last sign-in.
  if (lastExpired !== undefined && (number <= lastExpired || number > db.signIns.last)) return undefined;
  const isTooOld = issuedAt !== undefined && Date.parse(now) - Number(issuedAt) >= lifetimeMs;
  return isTooOld ? undefined : account;
}

/** Undefined if the argument is not UTF-8 text in base64. */
function decodeText(base64: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fromBase64(base64));
  } catch {
    return undefined;
  }
}

/** An FNV-1a hash, so that a changed token is not valid. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(36);
}

export interface SignedIn {
  token: string;
  user: Pick<Account, '_id' | 'fullName' | 'email' | 'role' | 'rollNo'>;
}

export function signIn(db: Db, accountId: string, now: string): SignedIn {
  const { _id, fullName, email, role, rollNo } = requireById(db.accounts, accountId, `the account ${accountId}`);
  return { token: issueToken(db, _id, now), user: { _id, fullName, email, role, ...(rollNo !== undefined && { rollNo }) } };
}
