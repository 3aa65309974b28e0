import { createApi } from '@institute/sdk';
import type { Operation } from '../../generator/operation.ts';
import type { Server } from './http-exchange.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface Account {
  token: string;
  /** Undefined if the profile could not be read. The token is then tried for every operation. */
  role?: number | undefined;
  id?: string | undefined;
  email?: string | undefined;
  /** Known only for accounts that sign in. */
  password?: string;
}

/** Reads role and id from the token's profile. Leaves them undefined if the profile cannot be read; the row of getProfile gives the reason. */
export async function loadAccount(server: Server, token: string): Promise<Account> {
  const api = createApi({ ...server, retries: 0 });
  const profile = await api.getProfile({}, { token }).catch(() => undefined);
  const { role, _id, email } = profile?.user ?? {};
  return { token, role: Number.isInteger(role) ? role : undefined, id: typeof _id === 'string' ? _id : undefined, email };
}

/** Signs in. Resolves with the accounts that the server knows; the row of login gives the reason for the others. */
export async function signIn(server: Server, credentials: Credentials[]): Promise<Account[]> {
  const api = createApi({ ...server, retries: 0 });
  const accounts = credentials.map(async ({ email, password }): Promise<Account | undefined> => {
    const session = await api.login({ email, password }).catch(() => undefined);
    return session && { token: session.token, role: session.user.role, id: session.user._id, email, password };
  });
  return (await Promise.all(accounts)).filter((account) => account !== undefined);
}

export function requiresToken({ security, isTokenOptional }: Operation): boolean {
  return security.length > 0 && !isTokenOptional;
}

/** An account with a role that may call the operation. Prefers a student, because the contract's examples use a student's data. */
export function selectAccount({ security, roles }: Operation, accounts: Account[]): Account | undefined {
  if (security.length === 0) return undefined;
  const permitted = accounts.filter(({ role }) => role === undefined || roles.length === 0 || roles.includes(role));
  return permitted.find(isStudent) ?? permitted[0];
}

export function selectForbiddenAccount({ roles }: Operation, accounts: Account[]): Account | undefined {
  return roles.length === 0 ? undefined : accounts.find(({ role }) => role !== undefined && !roles.includes(role));
}

export function isStudent({ role }: Account): boolean {
  return role === 10 || role === 11;
}
