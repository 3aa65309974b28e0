import { createApi } from '../../../sdk/src/index.ts';
import type { Operation } from '../../generator/operation.ts';
import type { Server } from './http-exchange.ts';

/** An account of the server under test, with a token that signs its requests. */
export interface Account {
  token: string;
  /** Undefined if the profile could not be read. The token is then tried for every operation. */
  role: number | undefined;
  id: string | undefined;
  /** Known only for the accounts in the contract's examples. */
  password?: string;
}

/** Reads role and id from the token's profile. Leaves them undefined if the profile cannot be read; the row of getProfile gives the reason. */
export async function loadAccount(server: Server, token: string): Promise<Account> {
  const api = createApi({ ...server, retries: 0 });
  const profile = await api.getProfile({}, { token }).catch(() => undefined);
  const { role, _id } = profile?.user ?? {};
  return { token, role: Number.isInteger(role) ? role : undefined, id: typeof _id === 'string' ? _id : undefined };
}

/** Signs in with the contract's examples. Resolves with the accounts that the server knows. */
export async function signInExampleAccounts(server: Server, examples: Record<string, unknown>[]): Promise<Account[]> {
  const api = createApi({ ...server, retries: 0 });
  const accounts = examples.map(async (example): Promise<Account | undefined> => {
    const [email, password] = [String(example.email), String(example.password)];
    const session = await api.login({ email, password }).catch(() => undefined);
    return session && { token: session.token, role: session.user.role, id: session.user._id, password };
  });
  return (await Promise.all(accounts)).filter((account) => account !== undefined);
}

/** Whether the contract allows no request without a token. */
export function requiresToken({ security, isTokenOptional }: Operation): boolean {
  return security.length > 0 && !isTokenOptional;
}

/** An account with a role that may call the operation. Prefers a student, because the contract's examples use a student's data. */
export function selectAccount({ security, roles }: Operation, accounts: Account[]): Account | undefined {
  if (security.length === 0) return undefined;
  const permitted = accounts.filter(({ role }) => role === undefined || roles.length === 0 || roles.includes(role));
  return permitted.find(isStudent) ?? permitted[0];
}

/** Whether the account has one of the two student roles. */
export function isStudent({ role }: Account): boolean {
  return role === 10 || role === 11;
}
