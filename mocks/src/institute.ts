import type { Inputs } from '@institute/sdk/contract';
import type { ApiDefinition } from './core/definition.ts';
import { unauthorized } from './core/errors.ts';
import type { Account, Db } from './db/db.ts';
import { createSeedDb } from './db/seed/index.ts';
import { findAccountByToken, isMockToken } from './db/token.ts';
import { contract } from './generated/contract.ts';
import { resolvers } from './resolvers/index.ts';
import { builtInScenarios } from './scenarios/index.ts';

/** The institute's API for the engine. */
export const institute: ApiDefinition<Inputs, Db, Account> = {
  contract,
  resolvers,
  createDb: createSeedDb,
  scenarios: builtInScenarios,
  findViewer(token, { db, settings, security, now }) {
    // Admin tokens are issued elsewhere, so any token that the mocks did not issue counts as one.
    if (security.includes('adminBearer') && !isMockToken(token)) return undefined;
    const account = findAccountByToken(db, token, { now, lifetimeMs: settings.tokenLifetimeMs });
    if (!account) throw unauthorized();
    return account;
  },
};
