import { type Operation, type OperationId, operations } from '@institute/sdk/contract';
import type { Account } from '../db/db.ts';
import { findAccountByToken, isMockToken } from '../db/token.ts';
import { contract } from '../generated/contract.ts';
import { scenarios } from '../scenarios/index.ts';
import { forbidden, unauthorized } from './errors.ts';
import type { State } from './store.ts';

/** The account that the bearer token belongs to, if the operation takes a token. Throws 401 or 403. */
export function authenticate(id: OperationId, request: Request, { db, settings }: State): Account | undefined {
  const { security = [] }: Operation = operations[id];
  if (security.length === 0) return undefined;
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) {
    if (contract[id].isTokenOptional) return undefined;
    throw unauthorized('Please login first.');
  }
  if (settings.scenario && scenarios[settings.scenario].tokensExpired) throw unauthorized();
  const viewer = findAccountByToken(db, token);
  // Admin tokens are issued elsewhere, so any token that the mocks did not issue counts as one.
  if (!viewer && security.includes('adminBearer') && !isMockToken(token)) return undefined;
  if (!viewer) throw unauthorized();
  const { roles } = contract[id];
  if (roles.length > 0 && !roles.includes(viewer.role)) throw forbidden();
  return viewer;
}
