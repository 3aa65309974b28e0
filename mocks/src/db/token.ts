import { notFound } from '../core/errors.ts';
import { decodeText, toBase64 } from './base64.ts';
import type { Account, Db } from './db.ts';

const prefix = 'mock.';

/** A token without a number never expires by its age. */
interface Token {
  accountId: string;
  /** Number of the sign-in; 0 for a token without one. */
  signIn: number;
  /** Time of the sign-in in milliseconds; undefined for a token without one. */
  issuedAt?: number;
}

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

/** Ends the sessions of an account, or of all accounts: their tokens get a 401. Later sign-ins are valid. Throws 404 for an unknown account. */
export function expireTokens(db: Db, accountId?: string): void {
  const ids = db.accounts.map(({ _id }) => _id).filter((id) => accountId === undefined || id === accountId);
  if (ids.length === 0) throw notFound(`the account ${accountId}`);
  for (const id of ids) db.signIns.expired[id] = db.signIns.last;
}

/** Whether a token looks like one that the mocks issued. */
export function isMockToken(token: string): boolean {
  return token.startsWith(prefix);
}

/** Undefined when the token is unknown or has expired. */
export function findAccountByToken(
  db: Db,
  text: string,
  { now, lifetimeMs }: { now: string; lifetimeMs?: number | undefined },
): Account | undefined {
  const token = parseToken(text);
  if (!token) return undefined;
  const lastExpired = db.signIns.expired[token.accountId];
  // After a reset, the numbers of earlier sign-ins are above the last one.
  if (lastExpired !== undefined && (token.signIn <= lastExpired || token.signIn > db.signIns.last)) return undefined;
  const age = token.issuedAt === undefined ? 0 : Date.parse(now) - token.issuedAt;
  if (lifetimeMs !== undefined && age >= lifetimeMs) return undefined;
  return db.accounts.find((account) => account._id === token.accountId);
}

function parseToken(text: string): Token | undefined {
  if (!isMockToken(text)) return undefined;
  const [base64 = '', signIn, issuedAt, sum] = text.slice(prefix.length).split('.');
  if (signIn !== undefined && sum !== checksum(text.slice(0, text.lastIndexOf('.')))) return undefined;
  const accountId = decodeText(base64.replaceAll('-', '+').replaceAll('_', '/'));
  if (accountId === undefined) return undefined;
  return { accountId, signIn: Number(signIn ?? 0), ...(issuedAt !== undefined && { issuedAt: Number(issuedAt) }) };
}

/** An FNV-1a hash, so that a changed token is not valid. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(36);
}
